import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'

const business = z.object({
  id: z.string(),
  is_open: z.boolean(),
  /** Orders that wait for an answer, and those under way. */
  waiting: z.number(),
  under_way: z.number(),
  /** Reviews of the last 90 days without a reply. */
  unanswered: z.number(),
  items: z.number(),
  off: z.number(),
  low: z.number(),
  without_picture: z.number(),
  expiring: z.number(),
  /** Amounts in paise; null for whoever may not see what was sold. */
  figures: z.nullable(
    z.object({
      today_sales: z.number(),
      today_delivered: z.number(),
      week_sales: z.number(),
      week_delivered: z.number(),
      week_repeat: z.number(),
    }),
  ),
  /** The reader's own papers that end within thirty days. */
  documents: z.array(
    z.object({ application_id: z.string(), requirement: z.string(), valid_until: z.string() }),
  ),
  /** Why the last payout was held, and whether it came back; null for whoever may not see the money. */
  payout: z.nullable(z.object({ held: z.nullable(z.string()), came_back: z.boolean() })),
  /** What a new shop has done; bank is null for whoever may not see the money. */
  setup: z.object({
    hours: z.boolean(),
    photo: z.boolean(),
    items: z.boolean(),
    bank: z.nullable(z.boolean()),
  }),
})
/** What needs doing in one business. */
export type HubBusiness = z.infer<typeof business>

/** The query key of the desk's first page. */
export const vendorHubKey = (userId: string | null) => ['vendor-hub', userId] as const

/** What needs doing in every business of the signed-in user, in one answer. */
export function useVendorHub() {
  const userId = useUserId()
  return useQuery({
    queryKey: vendorHubKey(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('vendor_hub', {}, z.array(business), signal),
  })
}
