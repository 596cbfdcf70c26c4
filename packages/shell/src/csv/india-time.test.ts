import { expect, test } from 'vitest'
import { indiaTime } from './india-time.ts'

test('a moment is written by Indian time, whatever the device’s zone, also after midnight', () => {
  expect(indiaTime('2026-11-26T14:22:00Z')).toBe('2026-11-26 19:52')
  expect(indiaTime('2026-11-26T18:31:00Z')).toBe('2026-11-27 00:01')
})
