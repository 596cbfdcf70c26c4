import { expect, it } from 'vitest'
import { positionLabels } from './label-placement.ts'

const WIDTH = 390
const sign = (key: string, x: number, y: number, labelWidth = 100) => ({ key, x, y, radius: 20, labelWidth })

it('puts a name below its sign', () => {
  expect(positionLabels([sign('restaurant', 60, 0), sign('home', 300, 0)], WIDTH)).toEqual(
    new Map([
      ['restaurant', { position: 'below', shift: 0 }],
      ['home', { position: 'below', shift: 0 }],
    ]),
  )
})

it('puts the second of two names above where the first is in the way', () => {
  const places = positionLabels([sign('restaurant', 100, 0), sign('home', 160, -2)], WIDTH)
  expect([places.get('restaurant')?.position, places.get('home')?.position]).toEqual(['below', 'above'])
})

it('puts a name above where another sign stands below', () => {
  const places = positionLabels([sign('restaurant', 100, 0), sign('me', 110, 40, 0)], WIDTH)
  expect(places.get('restaurant')?.position).toBe('above')
})

it('leaves the label of a marker that is off the map with its marker', () => {
  expect(positionLabels([sign('far', WIDTH + 80, 0)], WIDTH).get('far')?.shift).toBe(0)
})

it.each([
  [0, 100, 54],
  [53, 100, 1],
  [54, 100, 0],
  [WIDTH - 54, 100, 0],
  [WIDTH - 53, 100, -1],
  [WIDTH, 100, -54],
  [WIDTH, 382, -195],
  [200, WIDTH + 1, 0],
])('at %i of the map a label of %i is moved by %i', (x, labelWidth, shift) => {
  expect(positionLabels([sign('one', x, 0, labelWidth)], WIDTH).get('one')?.shift).toBe(shift)
})
