import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How many searches are remembered (Spec §9 Orders). */
const MOST = 5

/** The searches with a new one in front; the same words in other letters count as the same (Spec §5 Search). */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const text = words.trim()
  if (text === '') return searches
  const others = searches.filter((known) => known.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MOST)
}

interface RecentSearches {
  readonly searches: readonly string[]
  readonly remember: (words: string) => void
  readonly forget: () => void
}

/** What was searched for lately, in this browser only. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      searches: [],
      remember: (words) => set(({ searches }) => ({ searches: withSearch(searches, words) })),
      forget: () => set({ searches: [] }),
    }),
    { name: 'angadi.recent-searches', version: 1 },
  ),
)
