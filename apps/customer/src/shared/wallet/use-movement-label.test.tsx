// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useMovementLabel } from './use-movement-label.ts'

beforeAll(() => startI18n(['wallet']))
afterEach(cleanup)

test.each([
  ['membership', 'Membership'],
  ['dispute_ended', 'Added money taken back by your bank'],
  ['gift_code', 'Gift code'],
  ['of_a_later_build', 'Adjustment'],
])('a movement of the kind %s is called %s', (kind, label) => {
  const { result } = renderHook(() => useMovementLabel())
  expect(result.current(kind)).toBe(label)
})
