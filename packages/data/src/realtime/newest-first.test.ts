import { expect, test } from 'vitest'
import { type Pages, pagesWith, pagesWithout, withRow } from './newest-first.ts'

interface Row {
  readonly id: string
  readonly at: string
  readonly state?: string
}
const row = (id: string, minute: number, state?: string): Row => ({
  id,
  at: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
  ...(state === undefined ? {} : { state }),
})
const positionOf = ({ id, at }: Row) => ({ id, at })
const loaded: Pages<Row> = {
  pages: [
    [row('f', 50), row('e', 40)],
    [row('d', 30), row('b', 20)],
  ],
  pageParams: [undefined, 'e'],
}
const ids = ({ pages }: Pages<Row>) => pages.map((page) => page.map(({ id }) => id).join(' '))

test('a row that is listed changes where it stands', () => {
  expect(withRow([row('b', 2), row('a', 1)], row('a', 1, 'ready'), positionOf)).toEqual([
    row('b', 2),
    row('a', 1, 'ready'),
  ])
})

test('a new row stands where its time puts it, and of one moment the higher id first, as the server sorts', () => {
  const list = [row('b', 2), row('a', 1)]
  expect(withRow(list, row('c', 3), positionOf).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(withRow(list, row('aa', 1), positionOf).map(({ id }) => id)).toEqual(['b', 'aa', 'a'])
  expect(withRow([], row('c', 3), positionOf)).toHaveLength(1)
})

test('of loaded pages only the one that it belongs to changes, and it is listed once', () => {
  expect(ids(pagesWith(loaded, row('g', 55), positionOf))).toEqual(['g f e', 'd b'])
  expect(ids(pagesWith(loaded, row('c', 25), positionOf))).toEqual(['f e', 'd c b'])
  expect(ids(pagesWith(loaded, row('d', 30, 'ready'), positionOf))).toEqual(['f e', 'd b'])
  expect(pagesWith(loaded, row('g', 55), positionOf).pages[1]).toBe(loaded.pages[1])
})

test('a row older than everything loaded waits for its page', () => {
  expect(pagesWith(loaded, row('a', 10), positionOf)).toBe(loaded)
})

test('the first row of an empty list is shown', () => {
  expect(ids(pagesWith({ pages: [[]], pageParams: [undefined] }, row('a', 10), positionOf))).toEqual(['a'])
})

test('a row that no longer fits goes', () => {
  expect(ids(pagesWithout(loaded, 'd', positionOf))).toEqual(['f e', 'b'])
})
