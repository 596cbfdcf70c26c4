import type { OfferedRole } from '@angadi/auth/after-sign-in.ts'
import { resendWait } from '@angadi/auth/resend-wait.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface SignInDraft {
  /** The role that the user chose before signing in, if asked. */
  readonly role: OfferedRole | null
  /** How the user wants to sign in, as chosen on the first step. */
  readonly way: 'phone' | 'email'
  /** The phone number as typed so far. */
  readonly typed: string
  /** Whether the user asked to send the code before the full app had loaded. */
  readonly isSending: boolean
  /** The number that the last code was sent to, such as +919849012345; null before the first code. */
  readonly phone: string | null
  /** The e-mail address that was typed, prefilled in the other forms. */
  readonly email: string
  /** How many codes have been sent to the number. */
  readonly sent: number
  /** When the next code may be sent, as an ISO time. */
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

/** The state of a sign-in, kept for the tab: reading the SMS in another app often unloads the page. */
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
