import { AppError } from '@angadi/data/errors/app-error.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** The parameters of a story that set the server's answers. */
interface Answers {
  /** Answers that have arrived. */
  readonly cache?: unknown
  /** Keys of answers that are still loading. */
  readonly pending?: unknown
  /** Keys of queries that failed because of the network; with an entry in `cache`, the old answer stays. */
  readonly failed?: unknown
  /** Keys of queries that the server refused, each with its code. */
  readonly refused?: unknown
}

function isEntries(value: unknown): value is readonly (readonly [QueryKey, unknown])[] {
  return Array.isArray(value)
}

function isKeys(value: unknown): value is readonly QueryKey[] {
  return Array.isArray(value)
}

/** A key in every language, if it contains one: a story that changes its language finds the same answer. */
function inEveryLanguage(queryKey: QueryKey): readonly QueryKey[] {
  const last: unknown = queryKey.at(-1)
  if (typeof last !== 'object' || last === null || !('language' in last)) return [queryKey]
  return LANGUAGES.map(({ code }) => [...queryKey.slice(0, -1), { language: code }])
}

/** A cache with the answers that a story's parameters set; only other queries are sent to the server. */
export function seededClient({ cache, pending, failed, refused }: Answers): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnMount: false,
        retryOnMount: false,
        networkMode: 'always',
      },
      // As in the apps: a browser that tells of a lost network pauses nothing.
      mutations: { networkMode: 'always' },
    },
  })
  if (isEntries(cache))
    for (const [key, data] of cache)
      for (const queryKey of inEveryLanguage(key)) client.setQueryData(queryKey, data)
  if (isKeys(pending))
    for (const queryKey of pending.flatMap(inEveryLanguage))
      void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) })
  const fail = (key: QueryKey, error: AppError) => {
    for (const queryKey of inEveryLanguage(key)) {
      const query = client.getQueryCache().build(client, { queryKey })
      query.setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() })
    }
  }
  if (isKeys(failed)) for (const key of failed) fail(key, new AppError('network', 'network', true))
  if (isEntries(refused))
    for (const [key, code] of refused) fail(key, new AppError(String(code), 'something_wrong', false))
  return client
}
