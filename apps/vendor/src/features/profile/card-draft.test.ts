import { expect, test } from 'vitest'
import { readCard } from './card-draft.ts'

const draft = {
  tagline: ' Crisp ',
  prepMinutes: 20,
  minOrder: '99',
  packaging: '',
  cuisines: 'Andhra, , Tandoor',
  costForTwo: '300',
}

test('the card is read in rupees, with nothing for an empty amount', () => {
  expect(readCard(draft, true).changes).toEqual({
    tagline: 'Crisp',
    prep_minutes: 20,
    min_order_paise: 9900,
    packaging_paise: 0,
    cuisines: ['Andhra', 'Tandoor'],
    cost_for_two_paise: 30_000,
  })
  expect(readCard(draft, false).changes).not.toHaveProperty('cuisines')
})

test('amounts that cannot be read or are too high are named', () => {
  expect(readCard({ ...draft, minOrder: 'much', packaging: '500' }, true).wrong).toEqual({
    minOrder: true,
    packaging: true,
  })
})
