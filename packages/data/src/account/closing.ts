import { useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { sessionKey } from '../client/auth.ts'
import { call } from '../client/call.ts'
import { removeOtherPictures } from '../pictures/picture-storage.ts'
import { forgetQueueOf } from '../queue/stored-queue.ts'
import { expectLeaving, stay } from '../session/follow-session.ts'
import { markSignedOut, useUserId } from '../session/session-store.ts'
import { avatarFolder } from './avatar-storage.ts'
import { accountKeys } from './keys.ts'

/** What can prevent closing an account. */
const PROBLEMS = [
  'orders_under_way',
  'courier_at_work',
  'runs_business',
  'refund_under_way',
  'last_admin',
  'payout_under_way',
  'owes_money',
  'books_open',
] as const

const closing = z.object({
  problems: z.array(
    z.object({
      code: z.enum(PROBLEMS),
      count: z.optional(z.number()),
      /** What is owed, or what is still to be paid out, in paise. */
      amount_paise: z.optional(z.number()),
    }),
  ),
  wallet_balance_paise: z.number(),
  confirm_with: z.enum(['phone', 'email']),
})
/** What prevents a user from closing the account; the balance would be given up. */
export type AccountClosing = z.infer<typeof closing>

/** Fetches whether the account can be closed now, and what would be given up. */
export function useAccountClosing() {
  const userId = useUserId()
  return useQuery({
    queryKey: accountKeys.closing(userId),
    enabled: userId !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call('account_closing', {}, closing, signal),
  })
}

export interface DeleteAccount {
  /** The last four digits of the number, or the email address. */
  readonly confirmation: string
  /** The balance that is given up, to the paisa as it was shown; null for an empty wallet. */
  readonly forfeitPaise: number | null
}

/** Removes the session here: the server has ended it already and would only answer that there is none. */
function dropSession(): void {
  localStorage.removeItem(sessionKey())
  markSignedOut(false)
}

/**
 * Closes the account for good and removes its data from this device.
 *
 * @param onDeleted called once the account is closed and this page is signed out
 */
export function useDeleteAccount(onDeleted: () => void) {
  const userId = useUserId()
  return useMutation({
    mutationFn: async ({ confirmation, forfeitPaise }: DeleteAccount) => {
      const args = { confirmation, ...(forfeitPaise === null ? {} : { forfeit_paise: forfeitPaise }) }
      const { problems } = await call('account_closing', {}, closing)
      // The picture is deleted last before the account, and only if the account can be closed.
      if (userId !== null && problems.length === 0) await removeOtherPictures(avatarFolder(userId), null)
      expectLeaving()
      try {
        await call('delete_account', args, z.object({ outcome: z.literal('deleted') }))
        if (userId !== null) forgetQueueOf(userId)
        dropSession()
        // The user's screens close first, with their redirects for guests; `onDeleted` runs after them.
        setTimeout(onDeleted)
      } finally {
        stay()
      }
    },
  })
}
