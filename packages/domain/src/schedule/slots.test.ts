import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayPart,
  firstFreeSlot,
  isForLater,
  isSameTime,
  nextFreeSlot,
  SLOT_MS,
  type Slot,
  slotDay,
  slotEnd,
  slotsByDay,
  slotsByPart,
  timesByPart,
} from './slots.ts'

const slot = (startsAt: string, isFree = true): Slot => ({
  starts_at: startsAt,
  ends_at: slotEnd(startsAt),
  is_free: isFree,
})

test('a slot after midnight in India belongs to the new day, whatever the device calls it (Issue 10, 6)', () => {
  // 23:30, 00:00 and 00:30 by Indian time.
  const slots = ['2026-11-23T18:00:00Z', '2026-11-23T18:30:00+00:00', '2026-11-24T00:30:00+05:30'].map((at) =>
    slot(at),
  )
  expect(slotsByDay(slots).map(({ day, slots: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 2],
  ])
})

test('the slots of four days lose nothing and keep their order (Issue 10, 6)', () => {
  const midnight = Date.parse('2026-11-22T18:30:00Z')
  const picked = fc.uniqueArray(fc.nat(4 * 48 - 1), { maxLength: 60 })
  fc.assert(
    fc.property(picked, (halfHours) => {
      const slots = halfHours
        .toSorted((one, other) => one - other)
        .map((n) => slot(new Date(midnight + n * SLOT_MS).toISOString()))
      const days = slotsByDay(slots)
      expect(days.flatMap((day) => day.slots)).toEqual(slots)
      expect(days.length).toBeLessThanOrEqual(4)
      for (const { day, slots: ofDay } of days)
        expect(ofDay.every(({ starts_at: at }) => slotDay(at) === day)).toBe(true)
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    }),
  )
})

test('the first slot on offer is the first one with room', () => {
  const full = slot('2026-11-23T06:00:00Z', false)
  const free = slot('2026-11-23T06:30:00Z')
  expect(firstFreeSlot([full, free, slot('2026-11-23T07:00:00Z')])).toBe(free)
  expect(firstFreeSlot([full])).toBeUndefined()
})

test('the same moment is the same slot, however it is written', () => {
  expect(isSameTime('2026-11-23T06:00:00+00:00', '2026-11-23T06:00:00.000Z')).toBe(true)
  expect(isSameTime('2026-11-23T06:00:00Z', '2026-11-23T06:30:00Z')).toBe(false)
  expect(isSameTime(undefined, undefined)).toBe(false)
})

test('an order for later becomes present work at its time, and once somebody has begun (Issue 10, 6)', () => {
  const order = { status: 'confirmed', later_until: '2026-11-23T06:00:00Z' }
  const due = Date.parse(order.later_until)
  expect(isForLater(order, due - 1)).toBe(true)
  expect(isForLater(order, due)).toBe(false)
  expect(isForLater({ ...order, status: 'preparing' }, due - 1)).toBe(false)
  expect(isForLater({ ...order, status: 'pending' }, due - 1)).toBe(false)
  expect(isForLater({ ...order, later_until: null }, due)).toBe(false)
})

test('times are listed by morning, afternoon and evening of the Indian day (look.md, slot picker)', () => {
  const at = (time: string) => `2026-11-24T${time}:00+05:30`
  expect(['00:00', '11:30', '12:00', '16:30', '17:00', '23:30'].map((time) => dayPart(at(time)))).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
  const slots = ['09:00', '09:30', '18:00'].map((time) => slot(at(time)))
  expect(slotsByPart(slots).map(({ part, slots: ofPart }) => [part, ofPart.length])).toEqual([
    ['morning', 2],
    ['evening', 1],
  ])
})

test('a slot that was taken meanwhile offers the next free one', () => {
  const slots = [
    slot('2026-11-24T10:00:00Z'),
    slot('2026-11-24T10:30:00Z', false),
    slot('2026-11-24T11:00:00Z', false),
    slot('2026-11-24T11:30:00Z'),
  ]
  expect(nextFreeSlot(slots, '2026-11-24T10:30:00+00:00')?.starts_at).toBe('2026-11-24T11:30:00Z')
  expect(nextFreeSlot(slots, '2026-11-24T12:00:00Z')).toBeUndefined()
})

test('times are listed by part of the Indian day, and a part without times is left out', () => {
  // 9:00 and 18:00 by Indian time.
  expect(timesByPart(['2026-11-23T03:30:00Z', '2026-11-23T12:30:00Z'])).toEqual([
    { part: 'morning', times: ['2026-11-23T03:30:00Z'] },
    { part: 'evening', times: ['2026-11-23T12:30:00Z'] },
  ])
})
