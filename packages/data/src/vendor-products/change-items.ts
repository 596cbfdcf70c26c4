import { ITEM_PROBLEMS } from '@angadi/domain/products/item-problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vocabulary } from '../vocabulary.ts'
import { refreshItems } from './list-cache.ts'

/** One change of many items: a price in basis points up or down, a switch, a section, a stock, a tax class, or removal. */
export type BulkChange =
  | { price_bp: number }
  | { is_available: boolean }
  | { section: string }
  | { stock: number | null }
  | { tax_class: string }
  | { remove: true }

const answer = z.object({
  changed: z.number(),
  skipped: z.array(
    z.object({ id: z.string(), name: z.string(), code: vocabulary(ITEM_PROBLEMS, 'item_invalid') }),
  ),
  may_undo: z.boolean(),
})
/** What came of a bulk change, over all of its calls. */
export interface BulkOutcome {
  readonly changeId: string
  readonly changed: number
  readonly skipped: z.infer<typeof answer>['skipped']
  readonly mayUndo: boolean
}

/** As many items as one call changes, as in the database. */
export const ITEMS_A_CALL = 500

/** Changes many items of a vendor, five hundred in a call. */
export function useChangeItems(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({
      itemIds,
      change,
      changeId,
    }: {
      itemIds: readonly string[]
      change: BulkChange
      /** Made when the dialog opens: repeating it changes nothing twice. */
      changeId: string
    }): Promise<BulkOutcome> => {
      let outcome: BulkOutcome = { changeId, changed: 0, skipped: [], mayUndo: !('remove' in change) }
      for (let at = 0; at < itemIds.length; at += ITEMS_A_CALL) {
        const part = await call(
          'change_items',
          {
            vendor_id: vendorId,
            item_ids: itemIds.slice(at, at + ITEMS_A_CALL),
            change,
            change_id: changeId,
            idempotency_key: `bulk:${changeId}:${at}`,
          },
          answer,
        )
        outcome = {
          ...outcome,
          changed: outcome.changed + part.changed,
          skipped: [...outcome.skipped, ...part.skipped],
        }
      }
      return outcome
    },
    onSettled: () => refreshItems(queryClient, vendorId),
  })
}
