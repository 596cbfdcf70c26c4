import { MOST_PREPARED, PREPARED_KINDS, type PreparedItem } from '@angadi/domain/applications/shop-setup.ts'
import { DIETS } from '@angadi/domain/catalog/diet.ts'
import type { HoursRow } from '@angadi/domain/vendor-card/week.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { applicationKeys } from './keys.ts'

const summary = z.object({
  application_id: z.string(),
  sells: z.enum(PREPARED_KINDS),
  /** Whether something can be prepared now: it is handed in, and not decided. */
  may_save: z.boolean(),
  /** Days of the week that have hours. */
  days: z.number(),
  items: z.number(),
  /** What approval could not take over; without a name: the hours. */
  left_out: rows(z.object({ name: z.nullable(z.string()), code: z.string() })),
  /** Approved: orders come once its owner begins. */
  opens_on_begin: z.boolean(),
})
/** How far somebody has set up the shop that they apply for. */
export type ShopSetupSummary = z.infer<typeof summary>

/** How far the reader has set up what they apply for, for each application of a shop. */
export function useMyShopSetups() {
  const userId = useUserId()
  return useQuery({
    queryKey: applicationKeys.setups(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_shop_setups', {}, rows(summary), signal),
  })
}

const goods = z.looseObject({ variant: z.optional(z.record(z.string(), z.string())) })
// What a file said of an item beside this stays with it.
const item = z.looseObject({
  name: z.string(),
  price_paise: z.number(),
  section: z.optional(z.string()),
  unit: z.nullish(z.string()),
  diet: z.optional(z.enum(DIETS)),
  minutes: z.optional(z.array(z.number())),
  goods: z.optional(goods),
})

const setup = z.object({
  application_id: z.string(),
  name: z.nullable(z.string()),
  state: z.string(),
  sells: z.enum(PREPARED_KINDS),
  may_save: z.boolean(),
  /** Rises with each act: 0 where there is nothing yet. */
  version: z.number(),
  hours: rows(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  items: z.array(item).check(z.maxLength(MOST_PREPARED)),
})
/** Opening hours and first items that are prepared before approval; prices in paise. */
export type ShopSetup = z.infer<typeof setup>

/**
 * What was prepared with an application, for the applicant and the reviewer; kept up to date while another device
 * goes on with it.
 */
export function useShopSetup(applicationId: string) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (isResync(event) || event === 'application')
      void queryClient.invalidateQueries({ queryKey: applicationKeys.setup(applicationId) })
  })
  return useQuery({
    queryKey: applicationKeys.setup(applicationId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('shop_setup', { application_id: applicationId }, setup, signal),
  })
}

/** What is kept, on the version that was seen; what is not named stays. */
export interface SetupToSave {
  readonly version: number
  readonly hours?: HoursRow[]
  readonly items?: readonly PreparedItem[]
}

/**
 * Keeps what was prepared; sent again it is the same.
 *
 * @throws AppError setup_changed (another device was quicker), setup_full, application_closed, hours_overlap, item_…
 */
export function useSaveShopSetup(applicationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ items, ...given }: SetupToSave) =>
      call(
        'save_shop_setup',
        { application_id: applicationId, setup: { ...given, ...(items ? { items: [...items] } : {}) } },
        z.number(),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  })
}
