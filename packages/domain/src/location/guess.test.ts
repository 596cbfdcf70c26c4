import { expect, test } from 'vitest'
import { coarse, guessCity } from './guess.ts'

test('Hyderabad, Bangalore, Mumbai and Delhi are known by their boxes (Spec §4 Location detection)', () => {
  expect(guessCity({ lat: 17.4486, lng: 78.3908 })).toBe('Hyderabad')
  expect(guessCity({ lat: 12.9716, lng: 77.5946 })).toBe('Bangalore')
  expect(guessCity({ lat: 19.076, lng: 72.8777 })).toBe('Mumbai')
  expect(guessCity({ lat: 28.6139, lng: 77.209 })).toBe('Delhi')
})

test('a point in none of the boxes is of no known city (Spec §4 Location detection)', () => {
  expect(guessCity({ lat: 17.6814, lng: 77.6074 })).toBeUndefined()
  expect(guessCity({ lat: 0, lng: 0 })).toBeUndefined()
})

test('a coarse label tells a point to two decimals (Spec §4 Location detection)', () => {
  expect(coarse({ lat: 17.44861, lng: 78.39084 })).toEqual({ lat: '17.45', lng: '78.39' })
})

test('the edge of a box belongs to its city, beyond it nothing does (Spec §4 Location detection)', () => {
  expect(guessCity({ lat: 17.2, lng: 78.2 })).toBe('Hyderabad')
  expect(guessCity({ lat: 17.65, lng: 78.7 })).toBe('Hyderabad')
  expect(guessCity({ lat: 17.1999, lng: 78.2 })).toBeUndefined()
  expect(guessCity({ lat: 17.65, lng: 78.7001 })).toBeUndefined()
})
