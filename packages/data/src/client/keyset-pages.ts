import type { InfiniteData } from '@tanstack/react-query'

interface KeysetPages<Row> {
  readonly initialPageParam: Row | undefined
  readonly queryFn: (page: {
    readonly pageParam: Row | undefined
    readonly signal: AbortSignal
  }) => Promise<readonly Row[]>
  readonly getNextPageParam: (page: readonly Row[]) => Row | undefined
  readonly select: (data: InfiniteData<readonly Row[], Row | undefined>) => readonly Row[]
}

/**
 * Options of a list that is read a page at a time: each page begins after the last row of the one before it, and a page
 * that is not full is the last.
 *
 * @param size rows of a full page
 * @param read reads the page after a row; without a row, the first
 */
export function keysetPages<Row>(
  size: number,
  read: (after: Row | undefined, signal: AbortSignal) => Promise<readonly Row[]>,
): KeysetPages<Row> {
  return {
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (page) => (page.length < size ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  }
}
