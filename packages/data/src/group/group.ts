import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartBill } from '../cart/cart-bill.ts'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { AppError } from '../errors/app-error.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { chosenOption, diet, orderKind, orderStatus } from '../rows.ts'
import { useSession } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { secretOf } from './guest-secrets.ts'
import { groupKeys } from './keys.ts'

const groupLine = z.object({
  id: z.string(),
  person_id: z.string(),
  item_id: z.string(),
  option_ids: z.array(z.string()),
  name: z.string(),
  picture: z.nullable(z.string()),
  diet: z.nullable(diet),
  options: z.array(chosenOption),
  quantity: z.number(),
  special_instructions: z.nullable(z.string()),
  unit_paise: z.number(),
  /** The price of one when it was chosen. */
  chosen_paise: z.number(),
  /** Why it cannot be ordered now; null when it can. */
  unavailable_reason: z.nullable(z.string()),
})
/** What somebody of a group has chosen, at present prices in paise. */
export type GroupLine = z.infer<typeof groupLine>

const groupPerson = z.object({ id: z.string(), name: z.string(), is_host: z.boolean(), ready: z.boolean() })
/** Somebody who takes part in a group order. */
export type GroupPerson = z.infer<typeof groupPerson>

const groupOrder = z.object({
  status: orderStatus,
  kind: orderKind,
  category: z.string(),
  promised_max_at: z.nullable(z.string()),
  scheduled_for: z.nullable(z.string()),
  placed_at: z.string(),
  total_paise: z.number(),
  refund_paise: z.number(),
  lines: rows(
    z.object({
      position: z.number(),
      person_id: z.string(),
      name: z.string(),
      options: z.array(chosenOption),
      special_instructions: z.nullable(z.string()),
      quantity: z.number(),
      total_paise: z.number(),
    }),
  ),
})
/** The order of a group, as its participants may know it; amounts in paise. */
export type GroupOrder = z.infer<typeof groupOrder>

const group = z.object({
  id: z.string(),
  state: vocabulary(['open', 'locked', 'taken', 'ordered', 'ended'], 'locked'),
  /** Whether participants may change anything now. */
  accepting: z.boolean(),
  server_now: z.string(),
  expires_at: z.string(),
  closes_at: z.nullable(z.string()),
  /** What each participant may choose for, in paise; null is no limit. */
  limit_paise: z.nullable(z.number()),
  host_name: z.string(),
  people_count: z.number(),
  vendor: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: vendorKind,
    picture: z.nullable(z.string()),
    min_order_paise: z.number(),
    is_active: z.boolean(),
    is_open: z.boolean(),
    opens_at: z.nullable(z.string()),
  }),
  /** The id of the reader among the people; null before joining. */
  me: z.nullable(z.string()),
  people: rows(groupPerson),
  lines: rows(groupLine),
  /** What all of it will cost the host; null while nothing is chosen, left out once it is ordered and before joining. */
  bill: z.nullish(z.omit(cartBill, { orders: true })),
  order: z.nullable(groupOrder),
  /** For the host alone. */
  order_id: z.nullable(z.string()),
})
/** A group order as its reader may see it. */
export type Group = z.infer<typeof group>

/** How often a guest, whom no live update reaches, asks for what has changed, in milliseconds. */
const GUEST_POLL_MS = 4_000
/** How often somebody with an account asks, in case a live update was lost, in milliseconds. */
const ACCOUNT_POLL_MS = 30_000

/** The group order of a link, kept up to date: live with an account, else asked for every few seconds. */
export function useGroup(token: string) {
  const { userId, ready } = useSession()
  const language = useLanguage((state) => state.language)
  useRefetchOnEvent('group', groupKeys.one(token))
  return useQuery({
    queryKey: groupKeys.oneIn(token, userId, language),
    enabled: ready,
    queryFn: ({ signal }) => call('group_cart', { token, language, ...secretOf(token) }, group, signal),
    retry: (count, error) => !(error instanceof AppError && error.code === 'group_not_found') && count < 2,
    refetchInterval: ({ state: { data, error } }) =>
      error || data?.state === 'ended' || isOver(data?.order)
        ? false
        : userId === null
          ? GUEST_POLL_MS
          : ACCOUNT_POLL_MS,
  })
}

function isOver(order: GroupOrder | null | undefined): boolean {
  return order?.status === 'delivered' || order?.status === 'cancelled'
}
