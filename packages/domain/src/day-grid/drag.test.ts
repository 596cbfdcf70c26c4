import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draggedTo, resizedTo, snapped } from './drag.ts'

const grid = { step: 15, length: 60, columns: 3 }

test('a block is dropped on the grid, in a column that there is', () => {
  expect(draggedTo({ from: 600, column: 0 }, { minutes: 22, columns: 1 }, grid)).toEqual({
    from: 615,
    column: 1,
  })
  expect(draggedTo({ from: 600, column: 2 }, { minutes: 23, columns: 4 }, grid)).toEqual({
    from: 630,
    column: 2,
  })
})

test('one that stands off the grid stays there when it only changes its column', () => {
  expect(draggedTo({ from: 605, column: 0 }, { minutes: 4, columns: 1 }, grid)).toEqual({
    from: 605,
    column: 1,
  })
})

test('nothing is dragged out of its day', () => {
  expect(draggedTo({ from: 30, column: 0 }, { minutes: -600, columns: 0 }, grid).from).toBe(0)
  expect(draggedTo({ from: 1200, column: 0 }, { minutes: 600, columns: 0 }, grid).from).toBe(1380)
})

test('wherever a block is dragged: it is on the grid or where it was, within the day and the columns', () => {
  fc.assert(
    fc.property(
      fc.record({
        from: fc.nat(1439),
        column: fc.nat(9),
        minutes: fc.integer({ min: -2000, max: 2000 }),
        columns: fc.integer({ min: -12, max: 12 }),
        step: fc.constantFrom(5, 10, 15, 20, 30, 60),
        length: fc.integer({ min: 5, max: 1440 }),
      }),
      ({ from, column, minutes, columns, step, length }) => {
        const spot = draggedTo({ from, column }, { minutes, columns }, { step, length, columns: 10 })
        if (spot.from !== from) expect(spot.from % step).toBe(0)
        if (spot.from !== from) expect(spot.from).toBeGreaterThanOrEqual(0)
        expect(spot.column).toBeGreaterThanOrEqual(0)
        expect(spot.column).toBeLessThan(10)
        if (spot.from !== from) expect(spot.from === 0 || spot.from + length <= 1440).toBe(true)
      },
    ),
  )
})

test('snapping moves by half a step at most', () => {
  fc.assert(
    fc.property(fc.nat(1440), fc.constantFrom(5, 10, 15, 20, 30, 60), (minute, step) => {
      expect(Math.abs(snapped(minute, step) - minute)).toBeLessThanOrEqual(step / 2)
      expect(snapped(snapped(minute, step), step)).toBe(snapped(minute, step))
    }),
  )
})

test('an end is dragged on the grid, never to the beginning or past the day', () => {
  expect(resizedTo({ from: 600, to: 660 }, 7, 15)).toBe(660)
  expect(resizedTo({ from: 600, to: 660 }, 8, 15)).toBe(675)
  expect(resizedTo({ from: 605, to: 665 }, 15, 15)).toBe(675)
  expect(resizedTo({ from: 605, to: 665 }, -90, 15)).toBe(620)
  expect(resizedTo({ from: 1380, to: 1420 }, 90, 15)).toBe(1440)
})
