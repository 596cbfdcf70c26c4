import { expect, test } from 'vitest'
import { paperState } from './paper-state.ts'

test.each([
  [null, false, 'valid'],
  [31, false, 'valid'],
  [30, false, 'soon'],
  [0, false, 'soon'],
  [-1, false, 'over'],
  [-1, true, 'renewing'],
] as const)('a paper with %s days left, being renewed: %s, is %s', (days_left, is_renewing, state) => {
  expect(paperState({ days_left, is_renewing })).toBe(state)
})
