import { expect, test } from 'vitest'
import { placeOn, secondsBetween, setOut } from './movement.ts'

const roads = { factor: 1.3, kmh: 18 }
const from = { lat: 17.68, lng: 77.6 }
const to = { lat: 17.69, lng: 77.61 }

test('a way takes its length on the road at the speed of the town', () => {
  // 1,112 metres to the north, 1.3 times as far on the road, at five metres a second.
  expect(secondsBetween(from, { lat: 17.69, lng: 77.6 }, roads)).toBeCloseTo(289.1, 1)
})

test('somebody on a way is at its ends before and after it, and half way in the middle', () => {
  const way = setOut(from, to, 100, roads)
  expect(placeOn(way, 0)).toEqual(from)
  expect(placeOn(way, way.endsAt + 1)).toEqual(to)
  expect(placeOn(way, (100 + way.endsAt) / 2).lat).toBeCloseTo(17.685, 6)
})

test('a way to where somebody is already ends at once', () => {
  expect(setOut(from, from, 7, roads).endsAt).toBe(7)
  expect(placeOn(setOut(from, from, 7, roads), 7)).toEqual(from)
})
