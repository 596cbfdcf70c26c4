import { expect, test } from 'vitest'
import { withSearch } from './recent-searches.ts'

test('five searches are remembered, the latest first (Spec §9 Orders, recent searches)', () => {
  const searches = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(withSearch, [])
  expect(searches).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('a search in other letters is the same one, and blanks are none (Spec §5 Search)', () => {
  expect(withSearch(['dosa', 'Biryani'], ' biryani ')).toEqual(['biryani', 'dosa'])
  expect(withSearch(['dosa'], '   ')).toEqual(['dosa'])
})
