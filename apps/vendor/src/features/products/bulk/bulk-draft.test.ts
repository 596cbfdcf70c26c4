import { expect, test } from 'vitest'
import { changeOf, FIRST_BULK } from './bulk-draft.ts'

test('a percentage becomes basis points up or down', () => {
  expect(changeOf({ ...FIRST_BULK, percent: '12.5' })).toEqual({ price_bp: 1250 })
  expect(changeOf({ ...FIRST_BULK, direction: 'down', percent: '10' })).toEqual({ price_bp: -1000 })
})

test.each(['', '0', '-5', 'ten', '101', '1.234'])('%j is no percentage', (percent) => {
  expect(changeOf({ ...FIRST_BULK, percent })).toBeUndefined()
})

test('nothing is lowered to nothing', () => {
  expect(changeOf({ ...FIRST_BULK, direction: 'down', percent: '91' })).toBeUndefined()
})

test('no stock means that pieces are not counted, and a section has a name', () => {
  expect(changeOf({ ...FIRST_BULK, kind: 'stock' })).toEqual({ stock: null })
  expect(changeOf({ ...FIRST_BULK, kind: 'stock', stock: '12' })).toEqual({ stock: 12 })
  expect(changeOf({ ...FIRST_BULK, kind: 'stock', stock: '1.5' })).toBeUndefined()
  expect(changeOf({ ...FIRST_BULK, kind: 'section', section: '  ' })).toBeUndefined()
})
