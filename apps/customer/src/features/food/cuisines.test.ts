import type { Cuisine } from '@angadi/data/vendors/cuisines.ts'
import { expect, test } from 'vitest'
import { cuisineChoices, leadsTo } from './cuisines.ts'

function cuisine(name: string, counts: Partial<Cuisine> = {}): Cuisine {
  return {
    cuisine: name,
    name: `${name} in Telugu`,
    pictures: ['biryani.webp', `${name}.webp`],
    vendors: 3,
    open_vendors: 2,
    veg_vendors: 1,
    open_veg_vendors: 0,
    ...counts,
  }
}
const around = [
  cuisine('Biryani'),
  cuisine('Dosa', { veg_vendors: 3, open_veg_vendors: 2 }),
  cuisine('Kebab', { veg_vendors: 0 }),
]
const filter = { cuisine: '', vegOnly: false, openOnly: false }
const cuisinesOf = (changes: Partial<typeof filter>) =>
  cuisineChoices(around, { ...filter, ...changes }).map((choice) => choice.cuisine)

test('a cuisine that leads to nothing under the chosen filters is not offered (Issue 31, chips)', () => {
  expect(cuisinesOf({})).toEqual(['Biryani', 'Dosa', 'Kebab'])
  expect(cuisinesOf({ vegOnly: true })).toEqual(['Biryani', 'Dosa'])
  expect(cuisinesOf({ vegOnly: true, openOnly: true })).toEqual(['Dosa'])
})

test('the chosen cuisine can always be let go again, even where nobody cooks it', () => {
  expect(cuisinesOf({ cuisine: 'Kebab', vegOnly: true })).toEqual(['Biryani', 'Dosa', 'Kebab'])
  expect(cuisinesOf({ cuisine: 'Sushi' })).toEqual(['Sushi', 'Biryani', 'Dosa', 'Kebab'])
})

test("cuisines are read in the reader's language and asked for as vendors write them (Issue, translated names)", () => {
  expect(cuisineChoices(around, filter)[0]).toMatchObject({ cuisine: 'Biryani', name: 'Biryani in Telugu' })
})

test('no two cuisines show the same dish', () => {
  expect(cuisineChoices(around, filter).map(({ picture }) => picture)).toEqual([
    'biryani.webp',
    'Dosa.webp',
    'Kebab.webp',
  ])
})

test('a filter leads nowhere where no restaurant passes it', () => {
  expect(leadsTo(around, { ...filter, vegOnly: true, openOnly: true })).toBe(true)
  expect(leadsTo(around, { cuisine: 'Biryani', vegOnly: true, openOnly: true })).toBe(false)
  expect(leadsTo([], filter)).toBe(false)
})
