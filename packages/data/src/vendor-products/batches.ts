import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { refreshItems } from './list-cache.ts'

const stock = z.object({ stock: z.number() })

/** A delivery to the shelf. */
export interface NewBatch {
  readonly quantity: number
  /** The last day on which it is sold, `YYYY-MM-DD`. */
  readonly expiresOn: string | undefined
  readonly note: string | undefined
  readonly key: string
}

/** Adds a batch to an item, and answers the item's stock. */
export function useAddBatch(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ quantity, expiresOn, note, key }: NewBatch) =>
      call(
        'add_stock_batch',
        {
          item_id: itemId,
          quantity,
          ...(expiresOn ? { expires_on: expiresOn } : {}),
          ...(note ? { note } : {}),
          idempotency_key: key,
        },
        stock,
      ),
    onSettled: () => refreshItems(queryClient, vendorId, itemId),
  })
}

/** Takes broken or spoiled pieces out of a batch. */
export function useWriteOffBatch(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ batchId, quantity }: { batchId: string; quantity: number }) =>
      call('write_off_batch', { batch_id: batchId, quantity }, stock),
    onSettled: () => refreshItems(queryClient, vendorId, itemId),
  })
}
