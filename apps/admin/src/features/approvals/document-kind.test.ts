import { expect, test } from 'vitest'
import { isPdf } from './document-kind.ts'

test.each([
  ['https://api.example/storage/v1/object/sign/provider-documents/a/b.pdf?token=x', true],
  ['https://api.example/a/b.PDF', true],
  ['https://api.example/a/b.webp?name=c.pdf', false],
  ['https://api.example/a/pdf', false],
])('%s', (address, expected) => {
  expect(isPdf(address)).toBe(expected)
})
