import { useUserId } from '@angadi/data/session/session-store.ts'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** How long a wish waits for its guest to sign in, in milliseconds: an hour. */
const WAITS_MS = 60 * 60_000

interface PendingWish {
  /** The id of the vendor or item that a guest wanted to save. */
  readonly id: string | null
  readonly at: number
  readonly remember: (id: string) => void
  readonly forget: () => void
}

const usePendingWish = create<PendingWish>()(
  persist(
    (set) => ({
      id: null,
      at: 0,
      remember: (id) => set({ id, at: Date.now() }),
      forget: () => set({ id: null, at: 0 }),
    }),
    {
      name: 'angadi.pending-wish',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ id, at }) => ({ id, at }),
    },
  ),
)

/**
 * Keeps what a guest wanted to save over the sign-in: the heart that is shown again afterwards saves it.
 *
 * @returns what remembers the wish before the guest is led to sign in
 */
export function useWishAfterSignIn(id: string, save: () => void): () => void {
  const isSignedIn = useUserId() !== null
  const isPending = usePendingWish((wish) => wish.id === id)
  const keep = useEffectEvent(() => {
    const { at, forget } = usePendingWish.getState()
    forget()
    if (Date.now() - at < WAITS_MS) save()
  })
  useEffect(() => {
    if (isSignedIn && isPending) keep()
  }, [isSignedIn, isPending])
  return () => usePendingWish.getState().remember(id)
}
