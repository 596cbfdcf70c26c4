import { expect, test } from 'vitest'
import { FIGURE_COLUMNS, figureRows } from './figures-file.ts'

test('each day is a row of numbers, amounts in rupees', () => {
  const [row] = figureRows([
    {
      day: '2026-11-21',
      sums: { sales: 123_456, refunded: 5000, delivered: 4, cancelled_vendor: 1, review_4: 2 },
    },
  ])
  expect(row).toHaveLength(FIGURE_COLUMNS.length + 1)
  expect(row).toEqual(['2026-11-21', 0, 4, 0, 0, 1234.56, 50, 1, 0, 2, 0])
})
