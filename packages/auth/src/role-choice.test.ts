import { expect, test } from 'vitest'
import { ROLE_SETTLE_MS } from './role-choice.ts'

test('a fresh role is given 300 ms before one goes on (Spec §4 After sign-in)', () => {
  expect(ROLE_SETTLE_MS).toBe(300)
})
