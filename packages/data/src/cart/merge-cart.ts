import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useGuestCart } from './guest-cart.ts'

const mergeReport = z.object({
  merged: z.number(),
  dropped: z.array(z.object({ item_id: z.string(), name: z.nullable(z.string()), reason: z.string() })),
})
export type MergeReport = z.infer<typeof mergeReport>

/**
 * Moves the guest's cart to the account that has just signed in. The local copy is deleted only once the server has it,
 * so a lost network loses nothing; and the same cart is sent with the same key until then, so that a lost response
 * doubles nothing (Spec §4 Cart).
 *
 * @returns undefined when there was nothing to move
 */
export async function mergeGuestCart(): Promise<MergeReport | undefined> {
  const { lines, set, keyForMerging } = useGuestCart.getState()
  if (lines.length === 0) return undefined
  const items = lines.map((line) => ({ ...line, option_ids: [...line.option_ids] }))
  const report = await call('merge_cart', { items, idempotency_key: keyForMerging() }, mergeReport)
  set([])
  return report
}
