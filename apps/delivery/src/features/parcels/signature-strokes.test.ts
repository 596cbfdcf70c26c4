import { expect, test } from 'vitest'
import { strokesPath } from './signature-strokes.ts'

test('strokes become one path of whole units', () => {
  expect(
    strokesPath([
      [
        { x: 1.2, y: 2.6 },
        { x: 3, y: 4 },
      ],
      [{ x: 5, y: 6 }],
    ]),
  ).toBe('M 1,3 L 3,4 M 5,6')
})

test('nothing drawn is nothing, and what is too long ends between two points', () => {
  expect(strokesPath([[]])).toBe('')
  const long = strokesPath([Array.from({ length: 2000 }, (_, x) => ({ x: x % 300, y: 100 }))])
  expect(long.length).toBeLessThanOrEqual(7500)
  expect(long).toMatch(/^[0-9ML ,]+\d$/)
})
