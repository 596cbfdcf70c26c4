import { AppError } from '@angadi/data/errors/app-error.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** The parameters of a story that say what the server's answers are. */
interface Answers {
  /** Answers that have come. */
  readonly cache?: unknown
  /** Keys of answers that are still under way. */
  readonly pending?: unknown
  /** Keys of answers that did not come for want of a network; with an entry in `cache`, the old answer stands. */
  readonly failed?: unknown
}

function isEntries(value: unknown): value is readonly (readonly [QueryKey, unknown])[] {
  return Array.isArray(value)
}

function isKeys(value: unknown): value is readonly QueryKey[] {
  return Array.isArray(value)
}

/** A key in every language, where it is of something translated: a story that changes its language finds the same answer. */
function inEveryLanguage(queryKey: QueryKey): readonly QueryKey[] {
  const last: unknown = queryKey.at(-1)
  if (typeof last !== 'object' || last === null || !('language' in last)) return [queryKey]
  return LANGUAGES.map(({ code }) => [...queryKey.slice(0, -1), { language: code }])
}

/** A cache that holds what a story's parameters say and asks the server only for what they leave open. */
export function seededClient({ cache, pending, failed }: Answers): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnMount: false, retryOnMount: false },
    },
  })
  if (isEntries(cache))
    for (const [key, data] of cache)
      for (const queryKey of inEveryLanguage(key)) client.setQueryData(queryKey, data)
  if (isKeys(pending))
    for (const queryKey of pending.flatMap(inEveryLanguage))
      void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) })
  if (isKeys(failed))
    for (const queryKey of failed.flatMap(inEveryLanguage)) {
      const error = new AppError('network', 'network', true)
      const query = client.getQueryCache().build(client, { queryKey })
      query.setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() })
    }
  return client
}
