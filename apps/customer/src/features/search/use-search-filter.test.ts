import { expect, test } from 'vitest'
import { narrowsSearch, readSearch, searchFor, withSearchFilter } from './use-search-filter.ts'

test('a search is read from the address as it was written there', () => {
  const filter = {
    ...searchFor('dum biryani'),
    tab: 'vendor',
    sort: 'nearest',
    vegOnly: true,
    openOnly: true,
    kind: 'grocery',
    mostPaise: 20_000,
    leastRating: 4,
  } as const
  const written = withSearchFilter(new URLSearchParams('lang=te'), filter)
  expect(written.get('lang')).toBe('te')
  expect(readSearch(written)).toEqual(filter)
  expect(narrowsSearch(filter)).toBe(true)
})

test('defaults are not written, and what nobody offers is not read', () => {
  expect(withSearchFilter(new URLSearchParams(), searchFor(' tea ')).toString()).toBe('q=tea')
  const odd = readSearch(new URLSearchParams('q=tea&tab=x&sort=x&kind=x&under=7&veg=yes'))
  expect(odd).toEqual(searchFor('tea'))
  expect(narrowsSearch(odd)).toBe(false)
})
