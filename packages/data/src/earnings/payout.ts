import type { PayoutAccount } from '@angadi/domain/payouts/payout-account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { accountKeys } from '../account/keys.ts'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import type { Earnings } from './earnings.ts'
import { earningsKeys } from './keys.ts'

type Owner = Pick<Earnings, 'owner_id' | 'account_kind'>

const requested = z.object({
  outcome: z.enum(['requested', 'set_off']),
  amount_paise: z.number(),
  set_off_paise: z.number(),
})

/** Asks for everything that was earned, for the sum that was shown; a repeated tap asks once. */
export function useRequestPayout({ owner_id, account_kind }: Owner) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (agreedPaise: number) =>
      call(
        'request_payout',
        { owner_id, account_kind, idempotency_key: key, agreed_paise: agreedPaise },
        requested,
      ),
    onSuccess: () => setKey(crypto.randomUUID()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: earningsKeys.all })
      void queryClient.invalidateQueries({ queryKey: accountKeys.closing(userId) })
    },
  })
}

/** Tells the PAN of one's own earnings. */
export function useSetPan({ owner_id, account_kind }: Owner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pan: string) => call('set_payee_pan', { owner_id, account_kind, pan }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: earningsKeys.all }),
  })
}

/** Sets the bank account or UPI id that earnings are paid to; money goes there after a day. */
export function useSavePayoutAccount({ owner_id, account_kind }: Owner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ method, holder, account_number, ifsc, upi_id }: PayoutAccount) =>
      call(
        'save_payout_account',
        {
          owner_id,
          account_kind,
          details: method === 'bank' ? { method, holder, account_number, ifsc } : { method, holder, upi_id },
        },
        z.object({ masked: z.string(), usable_from: z.string() }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: earningsKeys.all }),
  })
}
