import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { giftKeys } from './keys.ts'

const batch = z.object({
  id: z.string(),
  many: z.number(),
  amount_paise: z.number(),
  /** The last day in India, `YYYY-MM-DD`. */
  expires_on: z.string(),
  note: z.string(),
  state: vocabulary(['waiting', 'agreed', 'refused', 'issued', 'revoked', 'ended'], 'ended'),
  asked_by: z.nullable(z.string()),
  asked_at: z.string(),
  decided_by: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
  redeemed: z.number(),
  /** How many ended without being redeemed. */
  ended: z.number(),
  /** Whether the caller may agree to them, or see their codes now. */
  may_agree: z.boolean(),
  may_issue: z.boolean(),
})
/** Gift codes of one amount that an administrator asked for; amounts in paise. */
export type GiftBatch = z.infer<typeof batch>

const desk = z.object({
  /** What one person may make in 30 days without a second one. */
  alone_paise: z.number(),
  /** What the books hold for codes that can be redeemed. */
  open_paise: z.number(),
  batches: rows(batch),
})
/** The desk of gift codes; amounts in paise. */
export type GiftDesk = z.infer<typeof desk>

/** Gift codes, those that wait for a second person first. */
export function useGiftDesk() {
  return useQuery({
    queryKey: giftKeys.desk,
    staleTime: 0,
    queryFn: ({ signal }) => call('gift_desk', {}, desk, signal),
  })
}

const redemption = z.object({
  place: z.number(),
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.string(),
})

/** Which codes of a batch were redeemed, the last ones first. */
export function useGiftRedemptions(batchId: string) {
  return useQuery({
    queryKey: giftKeys.redemptions(batchId),
    staleTime: 0,
    queryFn: ({ signal }) => call('gift_redemptions', { batch_id: batchId }, rows(redemption), signal),
  })
}
