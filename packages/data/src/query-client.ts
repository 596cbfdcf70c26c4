import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isOnline, onReachability } from './client/reachability.ts'
import { AppError } from './errors/app-error.ts'

const MINUTE_MS = 60_000

/**
 * Whether a failed mutation is retried automatically: only where the error mentions the network (Spec §9 Data cache).
 */
function isNetwork(error: Error): boolean {
  return /network/i.test(error.message)
}

/**
 * Fetches again what is invalidated while it is being fetched for the first time, or while no screen shows it: the
 * answer may have been read before the change, and TanStack Query would keep it as fresh.
 */
class RefetchingQueryClient extends QueryClient {
  private readonly outdated = new WeakSet<Query>()

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      if (query.state.data === undefined || !query.isActive()) this.refetchAfter(query)
    return super.invalidateQueries(filters, options)
  }

  private refetchAfter(query: Query): void {
    if (this.outdated.has(query)) return
    this.outdated.add(query)
    const { queryKey } = query
    query.promise
      ?.then(() => super.invalidateQueries({ queryKey, exact: true }))
      .catch(() => {})
      .finally(() => this.outdated.delete(query))
  }
}

/** The cache of server data: fresh 5 min, kept 10 min, one retry, refetch on reconnect only (Spec §9 Data cache). */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => onReachability(() => setOnline(isOnline())))
  return new RefetchingQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: (failures, error) =>
          failures < 1 && isOnline() && !(error instanceof AppError && !error.retryable),
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        refetchOnReconnect: true,
        refetchInterval: 15 * MINUTE_MS,
        // A query that waits for a network shows nothing; one that fails shows why, and is refetched once there is one.
        networkMode: 'always',
      },
      mutations: { retry: (failures, error) => failures < 1 && isNetwork(error), networkMode: 'always' },
    },
  })
}
