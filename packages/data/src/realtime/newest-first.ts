import type { InfiniteData } from '@tanstack/react-query'

/** Where a row stands in a list that has the latest first: its id and time, as the list is paged by them. */
export interface Position {
  readonly id: string
  /** An ISO time. */
  readonly at: string
}

/** The pages of a list, as an infinite query has them. */
export type Pages<Row> = InfiniteData<readonly Row[]>

function isLater(one: Position, other: Position): boolean {
  const [first, second] = [Date.parse(one.at), Date.parse(other.at)]
  return first > second || (first === second && one.id > other.id)
}

/** A list, the latest first, with a row as it is now: in its old position, or where it belongs. */
export function withRow<Row>(
  list: readonly Row[],
  row: Row,
  positionOf: (row: Row) => Position,
): readonly Row[] {
  const position = positionOf(row)
  const known = list.findIndex((one) => positionOf(one).id === position.id)
  if (known !== -1) return list.with(known, row)
  const index = list.findIndex((one) => isLater(position, positionOf(one)))
  return list.toSpliced(index === -1 ? list.length : index, 0, row)
}

/** The loaded pages with a row as it is now. A row older than all of them comes with its own page. */
export function pagesWith<Row>(loaded: Pages<Row>, row: Row, positionOf: (row: Row) => Position): Pages<Row> {
  const position = positionOf(row)
  const last = loaded.pages.at(-1)?.at(-1)
  if (last !== undefined && isLater(positionOf(last), position)) return loaded
  const holds = (page: readonly Row[]) => page.some((one) => !isLater(positionOf(one), position))
  const at = loaded.pages.findIndex(holds)
  const index = at === -1 ? loaded.pages.length - 1 : at
  const pages = loaded.pages.map((page, n) => (n === index ? withRow(page, row, positionOf) : page))
  return { ...loaded, pages }
}

/** The loaded pages without a row. */
export function pagesWithout<Row>(
  loaded: Pages<Row>,
  id: string,
  positionOf: (row: Row) => Position,
): Pages<Row> {
  return { ...loaded, pages: loaded.pages.map((page) => page.filter((one) => positionOf(one).id !== id)) }
}
