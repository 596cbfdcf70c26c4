import type { OfferedRole } from '@angadi/auth/after-sign-in.ts'
import { resendWait } from '@angadi/auth/resend-wait.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface SignInDraft {
  /** What one wants to be here, if that was asked before signing in. */
  readonly role: OfferedRole | null
  /** How one wants to sign in, as chosen at the start. */
  readonly way: 'phone' | 'email'
  /** The number as it has been typed so far. */
  readonly typed: string
  /** Whether sending was asked for before the part that sends had come. */
  readonly isSending: boolean
  /** The number the last code went to, as +919849012345, or null before one was sent. */
  readonly phone: string | null
  /** The address that was typed, so that the other forms need not ask for it again. */
  readonly email: string
  /** How many codes have been sent to the number. */
  readonly sent: number
  /** When the next one may be sent, as an ISO time. */
  readonly resendAt: string
  readonly type: (typed: string) => void
  readonly send: (isSending: boolean) => void
  readonly chooseWay: (way: 'phone' | 'email') => void
  readonly chooseRole: (role: OfferedRole | null) => void
  readonly typeEmail: (email: string) => void
  readonly codeSent: (phone: string) => void
  readonly forgetCode: () => void
  readonly forget: () => void
}

const noCode = { phone: null, sent: 0, resendAt: '' } as const

/**
 * How far a sign-in has come. Kept for the tab: reading the SMS in another app often unloads the page behind it.
 */
export const useSignInDraft = create<SignInDraft>()(
  persist(
    (set, get) => ({
      role: null,
      way: 'phone',
      typed: '',
      isSending: false,
      email: '',
      ...noCode,
      type: (typed) => set({ typed }),
      send: (isSending) => set({ isSending }),
      chooseWay: (way) => set({ way }),
      chooseRole: (role) => set({ role }),
      typeEmail: (email) => set({ email }),
      codeSent: (phone) => {
        const sent = get().phone === phone ? get().sent + 1 : 1
        set({ phone, sent, resendAt: new Date(Date.now() + resendWait(sent) * 1000).toISOString() })
      },
      forgetCode: () => set(noCode),
      forget: () => set({ role: null, way: 'phone', email: '', typed: '', isSending: false, ...noCode }),
    }),
    { name: 'angadi.sign-in', version: 2, storage: createJSONStorage(() => sessionStorage) },
  ),
)
