import { expect, test } from 'vitest'
import { buttonStep } from './button-step.ts'

test('the location button refuses when denied, asks when it must, and toggles otherwise (Spec §4 Location button)', () => {
  expect(buttonStep('denied', true)).toBe('refuse')
  expect(buttonStep('denied', false)).toBe('refuse')
  expect(buttonStep('prompt', true)).toBe('request')
  expect(buttonStep('prompt', false)).toBe('request')
  expect(buttonStep('granted', false)).toBe('request')
  expect(buttonStep('granted', true)).toBe('toggle')
})
