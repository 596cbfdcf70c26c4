import type { ItemInput } from '@angadi/domain/products/item-draft.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { refreshItems, showItemAs } from './list-cache.ts'

/** A choice of an item as its vendor writes it; without an id it is new. */
export type OptionGroupInput = {
  id?: string
  name: string
  min_choices: number
  max_choices: number
  options: { id?: string; name: string; price_paise: number; is_available: boolean; diet?: string }[]
}

/** What of an item is saved; what is not named stays as it is. */
export type SavedItem = ItemInput & { is_bestseller?: boolean; option_groups?: OptionGroupInput[] }

/** One save, and the key that makes repeating it harmless: made when the form opens, new after each success. */
export interface ItemSave {
  readonly item: SavedItem
  readonly key: string
}

const saved = z.object({ id: z.string() })

/** Makes an item or changes it; a new price, stock or switch is shown at once and put back if the server refuses. */
export function useSaveItem(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once, so that nobody believes a price was changed.
    networkMode: 'always',
    mutationFn: ({ item, key }: ItemSave) =>
      call('save_item', { vendor_id: vendorId, item, idempotency_key: key }, saved),
    onMutate: ({ item }) => ({
      putBack: item.id
        ? showItemAs(queryClient, vendorId, item.id, (before) => ({
            ...before,
            price_paise: item.price_paise ?? before.price_paise,
            ...(item.stock === undefined ? {} : { stock: item.stock }),
            ...(item.is_available === undefined
              ? {}
              : {
                  is_available: item.is_available,
                  sold_out_until: null,
                  unavailable_reason: item.is_available ? null : 'sold_out',
                }),
          }))
        : () => undefined,
    }),
    onError: (_error, _save, context) => context?.putBack(),
    onSettled: (answer, _error, { item }) => refreshItems(queryClient, vendorId, item.id ?? answer?.id),
  })
}
