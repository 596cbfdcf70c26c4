import { expect, test } from 'vitest'
import { cellText, columnsOf, fieldsOf } from './columns.ts'

test('columns are read by their headings, whatever they are called (Issue 11, bad input)', () => {
  expect(fieldsOf(['Item Name', 'CATEGORY', 'Selling Price', 'Colour of the box', 'name'])).toEqual([
    'name',
    'section',
    'price',
    undefined,
    undefined,
  ])
})

test('a cell loses the mark before a formula, control characters and turned text, and nothing else', () => {
  expect(cellText("'=1+1")).toBe('=1+1')
  expect(cellText('Dosa\u202e\u0007 king')).toBe('Dosa  king')
  expect(cellText("'Plain")).toBe("'Plain")
})

test('each sells has its own columns', () => {
  expect(columnsOf('dishes')).toContain('diet')
  expect(columnsOf('dishes')).not.toContain('barcode')
  expect(columnsOf('goods')).not.toContain('diet')
})
