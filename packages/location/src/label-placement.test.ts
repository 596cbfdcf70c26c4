import { expect, it } from 'vitest'
import { positionLabels } from './label-placement.ts'

const sign = (key: string, x: number, y: number, labelWidth = 100) => ({ key, x, y, radius: 20, labelWidth })

it('puts a name below its sign', () => {
  expect(positionLabels([sign('restaurant', 0, 0), sign('home', 300, 0)])).toEqual(
    new Map([
      ['restaurant', 'below'],
      ['home', 'below'],
    ]),
  )
})

it('puts the second of two names above where the first is in the way', () => {
  const places = positionLabels([sign('restaurant', 0, 0), sign('home', 60, -2)])
  expect([places.get('restaurant'), places.get('home')]).toEqual(['below', 'above'])
})

it('puts a name above where another sign stands below', () => {
  expect(positionLabels([sign('restaurant', 0, 0), sign('me', 10, 40, 0)]).get('restaurant')).toBe('above')
})
