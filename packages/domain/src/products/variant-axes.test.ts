import { expect, test } from 'vitest'
import { axesOf, combinationsOf } from './variant-axes.ts'

test('three sizes in two colours are six variants', () => {
  const axes = axesOf([
    { name: 'Size', values: 'S, M, L' },
    { name: ' Colour ', values: 'Blue; Red,' },
    { name: '', values: '' },
  ])
  expect(axes).toEqual([
    { name: 'Size', values: ['S', 'M', 'L'] },
    { name: 'Colour', values: ['Blue', 'Red'] },
  ])
  expect(combinationsOf(axes ?? [])).toBe(6)
})

test('what is named twice, not at all, or too often is not read', () => {
  for (const wrong of [
    [],
    [{ name: 'Size', values: '' }],
    [{ name: '', values: 'S' }],
    [{ name: 'Size', values: 'S, s' }],
    [
      { name: 'Size', values: 'S' },
      { name: 'size', values: 'M' },
    ],
    [
      { name: 'A', values: '1,2,3,4,5,6,7,8' },
      { name: 'B', values: '1,2,3,4,5,6,7,8' },
    ],
  ])
    expect(axesOf(wrong)).toBeUndefined()
})
