import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How many searches are kept (Spec §9 Orders). */
const MOST = 5

/** One search by the user (Spec §3 Recent search entry). */
export interface RecentSearch {
  readonly query: string
  /** When it was made, as an ISO time. */
  readonly timestamp: string
  /** The trade that was searched, or all of them. */
  readonly category: VendorKind | 'all'
}

/** Adds a search in front; a search that differs only in case replaces the old one (Spec §5 Search). */
export function withSearch(searches: readonly RecentSearch[], added: RecentSearch): readonly RecentSearch[] {
  const query = added.query.trim()
  if (query === '') return searches
  const others = searches.filter((known) => known.query.toLowerCase() !== query.toLowerCase())
  return [{ ...added, query }, ...others].slice(0, MOST)
}

/**
 * Migrates version 1 of the store, in which searches were plain strings.
 *
 * @param now the time given to all entries, as version 1 had none
 */
export function searchesOfFirstVersion(stored: unknown, now: Date): readonly RecentSearch[] {
  const isObject = typeof stored === 'object' && stored !== null
  const searches: unknown = isObject && 'searches' in stored ? stored.searches : undefined
  const timestamp = now.toISOString()
  // Without zod: it would add 8 kB to every first visit of the home screen.
  return (Array.isArray(searches) ? searches : [])
    .filter((query: unknown) => typeof query === 'string')
    .map((query) => ({ query, timestamp, category: 'food' as const }))
}

interface RecentSearches {
  readonly searches: readonly RecentSearch[]
  readonly remember: (query: string, category?: VendorKind) => void
  readonly forget: () => void
}

/** The recent searches, stored in this browser only. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      searches: [],
      remember: (query, category) =>
        set(({ searches }) => ({
          searches: withSearch(searches, {
            query,
            timestamp: new Date().toISOString(),
            category: category ?? 'all',
          }),
        })),
      forget: () => set({ searches: [] }),
    }),
    {
      name: 'angadi.recent-searches',
      version: 2,
      partialize: ({ searches }) => ({ searches }),
      migrate: (stored) => ({ searches: searchesOfFirstVersion(stored, new Date()) }),
    },
  ),
)
