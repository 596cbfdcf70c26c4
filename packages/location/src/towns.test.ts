import { expect, test } from 'vitest'
import { TOWNS, townNear } from './towns.ts'

test('every town finds itself', () => {
  for (const town of TOWNS) expect(townNear(town)).toBe(town)
})

test('a village far from our towns has none', () => {
  expect(townNear({ lat: 19.1, lng: 79.3 })).toBeUndefined()
})
