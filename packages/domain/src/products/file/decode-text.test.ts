import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, isNoText } from './decode-text.ts'

const textOf = (...bytes: number[]) => decodeText(new Uint8Array(bytes)).text
const utf8 = (text: string) => [...new TextEncoder().encode(text)]

test('a text is read in UTF-8, UTF-16 and the Windows code page (Issue 11, bad input)', () => {
  const utf16 = (text: string) => [...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])
  expect(textOf(...utf8('\ufeffname,ధర'))).toBe('name,ధర')
  expect(textOf(0xff, 0xfe, ...utf16('name,ధర'))).toBe('name,ధర')
  expect(textOf(...utf16('name,price'))).toBe('name,price')
  expect(textOf(0x43, 0x61, 0x66, 0xe9)).toBe('Café')
  expect(isNoText(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true)
})

test('a byte of another encoding is read as Windows wrote it, its line is named, and what stands beside it stays (Issue 30)', () => {
  const bytes = [...utf8('\ufeffధర 😀\n'), 0x92, ...utf8('పాక్'), 0x0a, 0xe0, 0xb0, ...utf8('చక్కెర')]
  const { text, doubtful } = decodeText(new Uint8Array(bytes))
  expect(text).toBe('ధర 😀\n’పాక్\nà°చక్కెర')
  expect([...doubtful]).toEqual([1, 2])
})

test('bytes of any kind are decoded without a failure, and UTF-8 beside a bad byte as it was', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => typeof decodeText(bytes).text === 'string'),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      // Behind a line break no byte of the bad one can be taken for a part of the text.
      const mixed = new Uint8Array([...utf8(`x\n${text}\n`), 0x92])
      if (!text.includes('\u0000')) expect(decodeText(mixed).text).toBe(`x\n${text}\n’`)
    }),
    { numRuns: 30 },
  )
})
