import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How many searches are remembered (Spec §9 Orders). */
const MOST = 5

/** A search that somebody made (Spec §3 Recent search entry). */
export interface RecentSearch {
  readonly query: string
  /** When, as an ISO time. */
  readonly timestamp: string
  /** The trade that was searched. */
  readonly category: 'food'
}

/** The searches with a new one in front; the same words in other letters count as the same (Spec §5 Search). */
export function withSearch(searches: readonly RecentSearch[], added: RecentSearch): readonly RecentSearch[] {
  const query = added.query.trim()
  if (query === '') return searches
  const others = searches.filter((known) => known.query.toLowerCase() !== query.toLowerCase())
  return [{ ...added, query }, ...others].slice(0, MOST)
}

/**
 * What a browser has kept since the searches were plain words, as entries.
 *
 * @param now the time that they get, as nobody kept theirs
 */
export function searchesOfFirstVersion(stored: unknown, now: Date): readonly RecentSearch[] {
  const isObject = typeof stored === 'object' && stored !== null
  const searches: unknown = isObject && 'searches' in stored ? stored.searches : undefined
  const timestamp = now.toISOString()
  // By hand: zod would be 8 kB of every first visit of the home.
  return (Array.isArray(searches) ? searches : [])
    .filter((query: unknown) => typeof query === 'string')
    .map((query) => ({ query, timestamp, category: 'food' }))
}

interface RecentSearches {
  readonly searches: readonly RecentSearch[]
  readonly remember: (query: string) => void
  readonly forget: () => void
}

/** What was searched for lately, in this browser only. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      searches: [],
      remember: (query) =>
        set(({ searches }) => ({
          searches: withSearch(searches, { query, timestamp: new Date().toISOString(), category: 'food' }),
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
