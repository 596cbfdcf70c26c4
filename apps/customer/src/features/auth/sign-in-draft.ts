import { resendWait } from '@angadi/auth/resend-wait.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface SignInDraft {
  /** The number the last code went to, as +919849012345, or null before one was sent. */
  readonly phone: string | null
  /** How many codes have been sent to it. */
  readonly sent: number
  /** When the next one may be sent, as an ISO time. */
  readonly resendAt: string
  readonly codeSent: (phone: string) => void
  readonly forget: () => void
}

const empty = { phone: null, sent: 0, resendAt: '' } as const

/**
 * How far a sign-in has come. Kept for the tab: reading the SMS in another app often unloads the page behind it.
 */
export const useSignInDraft = create<SignInDraft>()(
  persist(
    (set, get) => ({
      ...empty,
      codeSent: (phone) => {
        const sent = get().phone === phone ? get().sent + 1 : 1
        set({ phone, sent, resendAt: new Date(Date.now() + resendWait(sent) * 1000).toISOString() })
      },
      forget: () => set(empty),
    }),
    { name: 'angadi.sign-in', version: 1, storage: createJSONStorage(() => sessionStorage) },
  ),
)
