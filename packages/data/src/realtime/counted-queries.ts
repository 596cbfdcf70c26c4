import { InfiniteQueryObserver, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'

/**
 * Queries that a screen shows, in tests: each answers from memory, and what is asked for is counted, so that a test says
 * what an event costs.
 */
export class CountedQueries {
  readonly queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  /** The first words of the keys that were fetched, in order. */
  readonly fetched: string[] = []

  /** Shows a query with data. */
  show<Data>(queryKey: QueryKey, data: Data): () => Data | undefined {
    this.queryClient.setQueryData(queryKey, data)
    new QueryObserver(this.queryClient, {
      queryKey,
      queryFn: () => {
        this.fetched.push(queryKey.slice(0, 2).join(' '))
        return data
      },
    }).subscribe(() => {})
    return () => this.queryClient.getQueryData<Data>(queryKey)
  }

  /** Shows a list of which several pages are loaded; a page that is fetched counts by itself. */
  showPages<Row>(queryKey: QueryKey, pages: readonly (readonly Row[])[]): () => readonly Row[] {
    const data = { pages, pageParams: pages.map((_page, index) => index) }
    this.queryClient.setQueryData(queryKey, data)
    new InfiniteQueryObserver(this.queryClient, {
      queryKey,
      initialPageParam: 0,
      queryFn: ({ pageParam }) => {
        this.fetched.push(queryKey.slice(0, 2).join(' '))
        return pages[pageParam] ?? []
      },
      getNextPageParam: (_page, _all, last) => (last + 1 < pages.length ? last + 1 : undefined),
    }).subscribe(() => {})
    return () => (this.queryClient.getQueryData<typeof data>(queryKey)?.pages ?? []).flat()
  }
}
