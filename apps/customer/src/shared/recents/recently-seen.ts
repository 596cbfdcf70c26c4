import { useUserId } from '@angadi/data/session/session-store.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How many are kept. */
const MOST = 12

/** Something that was opened: a vendor or a product, as it was named then. */
export interface Seen {
  /** Where it is, such as "/restaurants/deg-dastarkhwan". */
  readonly path: string
  readonly name: string
  /** The stored picture's key, or null. */
  readonly picture: string | null
}

interface RecentlySeen {
  /** Whose list it is: a user's id, or null for a guest's. */
  readonly owner: string | null
  /** The latest first. */
  readonly seen: readonly Seen[]
  readonly remember: (owner: string | null, added: Seen) => void
}

/** Adds what was opened in front of the list of the same person; somebody else's list is forgotten. */
export function withSeen(
  { owner, seen }: Pick<RecentlySeen, 'owner' | 'seen'>,
  by: string | null,
  added: Seen,
): Pick<RecentlySeen, 'owner' | 'seen'> {
  const others = owner === by ? seen.filter(({ path }) => path !== added.path) : []
  return { owner: by, seen: [added, ...others].slice(0, MOST) }
}

/** The list of this browser, with whose it is. */
export const useRecentlySeen = create<RecentlySeen>()(
  persist(
    (set) => ({
      owner: null,
      seen: [],
      remember: (owner, added) => set((state) => withSeen(state, owner, added)),
    }),
    { name: 'angadi.recently-seen', version: 1, partialize: ({ owner, seen }) => ({ owner, seen }) },
  ),
)

/** What this person opened lately in this browser, latest first; never what somebody else did here. */
export function useSeen(): readonly Seen[] {
  const userId = useUserId()
  return useRecentlySeen(({ owner, seen }) => (owner === userId ? seen : NOTHING))
}

const NOTHING: readonly Seen[] = []

/** Remembers on this device that a vendor or a product was opened. */
export function useRememberSeen({ path, name, picture }: Seen): void {
  const userId = useUserId()
  const remember = useRecentlySeen((state) => state.remember)
  useEffect(() => remember(userId, { path, name, picture }), [remember, userId, path, name, picture])
}
