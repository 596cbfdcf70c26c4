import { expect, test } from 'vitest'
import { chosenStart } from './chosen-start.ts'

const free = { begins_at: '2026-12-11T04:30:00Z', is_free: true, others: [] }
const taken = { begins_at: '2026-12-25T04:30:00Z', is_free: false, others: ['2026-12-24T04:30:00Z'] }

test('a free visit has its own time unless it is left out', () => {
  expect(chosenStart(free, undefined)).toBe(free.begins_at)
  expect(chosenStart(free, null)).toBeNull()
  expect(chosenStart(free, free.begins_at)).toBe(free.begins_at)
})

test('a taken visit is left out until another time is picked', () => {
  expect(chosenStart(taken, undefined)).toBeNull()
  expect(chosenStart(taken, '2026-12-24T04:30:00Z')).toBe('2026-12-24T04:30:00Z')
})

test('a time that is not offered any more is not taken', () => {
  expect(chosenStart({ ...taken, others: [] }, '2026-12-24T04:30:00Z')).toBeNull()
  expect(chosenStart({ ...taken, is_free: true }, '2026-12-23T04:30:00Z')).toBe(taken.begins_at)
})
