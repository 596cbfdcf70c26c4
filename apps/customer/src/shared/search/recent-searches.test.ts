import { expect, test } from 'vitest'
import { type RecentSearch, searchesOfFirstVersion, withSearch } from './recent-searches.ts'

const search = (query: string): RecentSearch => ({
  query,
  timestamp: '2026-11-21T13:00:00.000Z',
  category: 'food',
})
const queries = (searches: readonly RecentSearch[]) => searches.map(({ query }) => query)

test('five searches are remembered, the latest first (Spec §9 Orders, recent searches)', () => {
  const searches = ['a', 'b', 'c', 'd', 'e', 'f'].map(search).reduce<readonly RecentSearch[]>(withSearch, [])
  expect(queries(searches)).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('a search in other letters is the same one, and blanks are none (Spec §5 Search)', () => {
  const known = [search('dosa'), search('Biryani')]
  expect(queries(withSearch(known, search(' biryani ')))).toEqual(['biryani', 'dosa'])
  expect(withSearch(known, search('   '))).toEqual(known)
})

test('an entry says what was searched, when, and in which category (Spec §3 Recent search entry)', () => {
  expect(withSearch([], search(' dosa '))).toEqual([search('dosa')])
})

test('the plain words of earlier versions become entries', () => {
  const now = new Date('2026-11-21T13:00:00.000Z')
  expect(searchesOfFirstVersion({ searches: ['dosa'] }, now)).toEqual([search('dosa')])
  expect(searchesOfFirstVersion('nonsense', now)).toEqual([])
})
