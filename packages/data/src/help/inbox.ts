import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { helpKeys, type Queue } from './keys.ts'
import { ticketLine } from './ticket.ts'

/** A ticket in the inbox of support. */
export const inboxTicket = z.extend(ticketLine, {
  customer_name: z.nullable(z.string()),
  assigned_to: z.nullable(z.string()),
  assigned_name: z.nullable(z.string()),
  is_overdue: z.boolean(),
  /** What its customer asks back, while that is undecided; in paise. */
  asked_paise: z.nullable(z.number()),
})
export type InboxTicket = z.infer<typeof inboxTicket>

const overview = z.object({
  open: z.number(),
  answered: z.number(),
  mine: z.number(),
  overdue: z.number(),
  at_once_today: z.object({ count: z.number(), paise: z.number() }),
})

const PAGE = 30

function inboxOptions(queue: Queue) {
  return infiniteQueryOptions({
    queryKey: helpKeys.inbox(queue),
    ...keysetPages(PAGE, (last: InboxTicket | undefined, signal): Promise<readonly InboxTicket[]> => {
      const after = queue === 'closed' ? last?.closed_at : last?.resolve_by
      return call(
        'support_inbox',
        last && after ? { queue, limit_count: PAGE, after, after_id: last.id } : { queue, limit_count: PAGE },
        rows(inboxTicket),
        signal,
      )
    }),
  })
}

/** Tickets of a queue, the most urgent first; closed ones the latest first. For administrators. */
export function useInbox(queue: Queue) {
  return useInfiniteQuery(inboxOptions(queue))
}

/** How many tickets wait; for administrators. */
export function useSupportOverview() {
  return useQuery({
    queryKey: helpKeys.overview,
    queryFn: ({ signal }) => call('support_overview', {}, overview, signal),
  })
}

/**
 * Takes a ticket over.
 *
 * @throws AppError own_ticket, ticket_closed, ticket_not_found, role_required
 */
export function useClaimTicket(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('claim_ticket', { ticket_id: id }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpKeys.all }),
  })
}

/** A decision about what a ticket asks back. */
export interface ClaimDecision {
  readonly accept: boolean
  /** Said to the customer. */
  readonly body: string
  readonly idempotencyKey: string
}

/**
 * Accepts or declines what a ticket asks back; accepting refunds it to the customer's wallet.
 *
 * @throws AppError claim_decided, claim_empty, own_ticket, ticket_text_invalid
 */
export function useDecideClaim(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ accept, body, idempotencyKey }: ClaimDecision) =>
      call(
        'decide_ticket',
        { ticket_id: id, accept, body, idempotency_key: idempotencyKey },
        z.object({ refund_paise: z.number() }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpKeys.all }),
  })
}
