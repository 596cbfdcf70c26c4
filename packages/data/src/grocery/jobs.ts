import { BAG_KINDS, LINE_STATES } from '@angadi/domain/grocery/substitution.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { deliveryState, orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { bags } from './picking.ts'

const job = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  state: deliveryState,
  ready: z.boolean(),
  vendor_name: z.string(),
  collect_cash_paise: z.number(),
  promised_max_at: z.nullable(z.string()),
  scheduled_for: z.nullable(z.string()),
  bags,
  lines: rows(
    z.object({
      position: z.number(),
      packed_with: vocabulary(BAG_KINDS, 'food'),
      name: z.string(),
      picture: z.nullable(z.string()),
      pack_size: z.nullable(z.number()),
      pack_unit: z.nullable(z.string()),
      /** Pieces of packs; null for what was weighed. */
      quantity: z.nullable(z.number()),
      grams: z.nullable(z.number()),
      state: vocabulary(LINE_STATES, 'waiting'),
      /** What takes the place of what is missing. */
      instead: z.nullable(
        z.object({
          name: z.string(),
          quantity: z.number(),
          pack_size: z.nullable(z.number()),
          pack_unit: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
/** Groceries that a courier carries: what is in which bag. Cash in paise. */
export type GroceryJob = z.infer<typeof job>

/** The groceries that the signed-in courier carries. */
export function groceryJobsOptions(userId: string | null, language: Language) {
  return queryOptions({
    queryKey: groceryKeys.jobs(userId, language),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('grocery_jobs', { language }, rows(job), signal),
  })
}

/** The groceries that the signed-in courier carries, kept up to date while they are shown. */
export function useGroceryJobs() {
  const userId = useUserId()
  const options = groceryJobsOptions(
    userId,
    useLanguage((state) => state.language),
  )
  useRefetchOnEvent('job', options.queryKey)
  return useQuery(options)
}

/**
 * Takes a bag by its code or number; answers its number and how many are left.
 *
 * @throws AppError bag_not_found
 */
export function useCheckBag(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      call('check_bag', { order_id: orderId, code }, z.object({ number: z.number(), left: z.number() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: groceryKeys.everyonesJobs }),
  })
}
