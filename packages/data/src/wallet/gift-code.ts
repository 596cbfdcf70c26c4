import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { walletKeys } from './wallet.ts'

const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('redeemed'), amount_paise: z.number() }),
  z.object({ outcome: z.enum(['unknown', 'used', 'expired', 'revoked']) }),
])
/** What became of a gift code. */
export type GiftCodeAnswer = z.infer<typeof answer>

/** Puts the money of a gift code into the wallet. */
export type RedeemGiftCode = (code: string) => Promise<GiftCodeAnswer>

const redeemGiftCode: RedeemGiftCode = (code) => call('redeem_gift_code', { code }, answer)

/**
 * Redeems a gift code, once; sent again it says the same.
 *
 * @param send the call
 * @throws AppError too_many_gift_codes, own_gift_codes
 */
export function useRedeemGiftCode(send: RedeemGiftCode = redeemGiftCode) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletKeys.all }),
  })
}
