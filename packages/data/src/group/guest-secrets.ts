import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How many groups a browser remembers its secrets of. */
const KEPT = 20

interface GuestSecrets {
  /** The secret of this browser by the token of a group, the newest last. */
  readonly secrets: Readonly<Record<string, string>>
  /** This browser's secret for a group, made when it is first needed. */
  readonly secretFor: (token: string) => string
}

/**
 * What only this browser knows of the group carts it joined: with it a guest acts as the person who joined here, and as
 * nobody else (docs/decisions/0059).
 */
export const useGuestSecrets = create<GuestSecrets>()(
  persist(
    (set, get) => ({
      secrets: {},
      secretFor: (token) => {
        const known = get().secrets[token]
        if (known !== undefined) return known
        const made = [...crypto.getRandomValues(new Uint8Array(32))]
          .map((byte) => byte.toString(16).padStart(2, '0'))
          .join('')
        const others = Object.entries(get().secrets).slice(1 - KEPT)
        set({ secrets: Object.fromEntries([...others, [token, made]]) })
        return made
      },
    }),
    { name: 'angadi.group-secrets', version: 1, partialize: ({ secrets }) => ({ secrets }) },
  ),
)

/** The secret as an argument of a call; nothing where this browser has joined no such group as a guest. */
export function secretOf(token: string): { readonly secret?: string } {
  const secret = useGuestSecrets.getState().secrets[token]
  return secret === undefined ? {} : { secret }
}
