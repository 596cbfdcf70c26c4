import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorPeopleKeys } from './keys.ts'
import { position } from './rights.ts'

/** What the log of a business tells; `other` is what this build has no sentence for. */
export const ACTS = [
  'invited',
  'invitation_withdrawn',
  'joined',
  'dismissed',
  'left',
  'position_changed',
  'owner_changed',
  'orders_switched',
  'prices_changed',
  'delivery_changed',
  'hours_changed',
  'offer_started',
  'offer_stopped',
  'items_imported',
  'bank_account_changed',
  'other',
] as const

const act = z.object({
  id: z.number(),
  at: z.string(),
  act: vocabulary(ACTS, 'other'),
  actor_name: z.nullable(z.string()),
  about_name: z.nullable(z.string()),
  detail: z.object({
    position: z.optional(position),
    phone_end: z.optional(z.string()),
    to: z.optional(position),
    accepting: z.optional(z.boolean()),
    minutes: z.optional(z.nullable(z.number())),
    count: z.optional(z.number()),
    item: z.optional(z.string()),
    code: z.optional(z.string()),
  }),
})
/** One line of the log of a business. */
export type LoggedAct = z.infer<typeof act>

const PAGE_SIZE = 30

/** What the people of a business did, newest first, a page at a time. */
export function useVendorLog(vendorId: string) {
  return useInfiniteQuery({
    queryKey: vendorPeopleKeys.log(vendorId),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: LoggedAct | undefined, signal): Promise<readonly LoggedAct[]> =>
        call(
          'vendor_log',
          { vendor_id: vendorId, limit_count: PAGE_SIZE, ...(after ? { before_id: after.id } : {}) },
          rows(act),
          signal,
        ),
    ),
  })
}
