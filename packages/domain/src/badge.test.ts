import { expect, test } from 'vitest'
import { badgeText } from './badge.ts'

test('a badge caps at 99+ and is gone at 0 (Spec §9 Orders)', () => {
  expect(badgeText(0)).toBeUndefined()
  expect(badgeText(1)).toBe('1')
  expect(badgeText(99)).toBe('99')
  expect(badgeText(100)).toBe('99+')
})
