import { expect, test } from 'vitest'
import { mergeSentences } from './merge-sentences.ts'

test('a language that is behind falls back to English word by word', () => {
  const english = {
    open: 'Open',
    cart: { empty: 'Empty', items_one: '{{count}} item', items_other: '{{count}} items' },
  }
  expect(mergeSentences(english, { cart: { empty: 'ਖਾਲੀ' } })).toEqual({
    open: 'Open',
    cart: { empty: 'ਖਾਲੀ', items_one: '{{count}} item', items_other: '{{count}} items' },
  })
})

test('plural forms that English lacks stay', () => {
  expect(mergeSentences({ items_other: 'items' }, { items_many: 'x', items_other: 'y' })).toEqual({
    items_many: 'x',
    items_other: 'y',
  })
})
