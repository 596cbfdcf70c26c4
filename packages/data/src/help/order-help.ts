import { ORDER_PROBLEMS, type OrderProblem, TICKET_TOPICS } from '@angadi/domain/help/topics.ts'
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { chosenOption, orderKind, orderStatus } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { helpKeys } from './keys.ts'

const problem = z.object({
  problem: z.enum(ORDER_PROBLEMS),
  needs_lines: z.boolean(),
  needs_photo: z.boolean(),
  decided: vocabulary(['lines', 'late', 'by_hand'], 'by_hand'),
})
/** Something that can be reported about an order now. */
export type ReportableProblem = z.infer<typeof problem>

const line = z.object({
  position: z.number(),
  /** For its name in the reader's language; null where the item is gone. */
  item_id: z.nullish(z.string()),
  name: z.string(),
  options: z.catch(z.array(chosenOption), []),
  quantity: z.number(),
  /** Pieces that were charged, and neither reported nor returned yet. */
  left: z.number(),
  unit_paise: z.number(),
  /** What the line costs in the end; less than ordered where something was not there, lighter or cheaper. */
  charged_paise: z.number(),
  picture: z.nullable(z.string()),
})
/** A line of an order that can be reported. */
export type ReportableLine = z.infer<typeof line>

/** The states of a report. */
export const CLAIM_STATES = ['refunded_at_once', 'in_review', 'accepted', 'declined', 'withdrawn'] as const

const orderHelp = z.object({
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.string(),
  kind: orderKind,
  status: orderStatus,
  status_since: z.string(),
  promised_max_at: z.nullable(z.string()),
  came_late: z.boolean(),
  window_ends_at: z.nullable(z.string()),
  // A problem that this build does not know is left out.
  problems: rows(problem),
  lines: rows(line),
  claims: rows(
    z.object({
      problem: vocabulary(TICKET_TOPICS, 'other'),
      state: vocabulary(CLAIM_STATES, 'in_review'),
      refund_paise: z.number(),
      ticket_id: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  tickets: rows(
    z.object({
      id: z.string(),
      number: z.string(),
      topic: vocabulary(TICKET_TOPICS, 'other'),
      status: vocabulary(['open', 'answered', 'closed'], 'open'),
      at: z.string(),
    }),
  ),
})
/** What the customer of an order can report about it, and what was reported. */
export type OrderHelp = z.infer<typeof orderHelp>

/** What can be reported about an order now. */
export function useOrderHelp(orderId: string) {
  return useQuery({
    queryKey: helpKeys.order(orderId),
    staleTime: 0,
    queryFn: ({ signal }) => call('order_help', { order_id: orderId }, orderHelp, signal),
  })
}

/** Pieces of a line of an order. */
export interface ReportedPieces {
  readonly position: number
  readonly quantity: number
}

/** What would go back for pieces of lines, in paise, with their tax and less their discount; nothing is asked without lines. */
export function useReportPreview(orderId: string, lines: readonly ReportedPieces[]) {
  return useQuery({
    queryKey: helpKeys.preview(orderId, lines),
    placeholderData: keepPreviousData,
    retry: false,
    queryFn:
      lines.length === 0
        ? skipToken
        : ({ signal }) =>
            call(
              'preview_report',
              { order_id: orderId, lines: lines.map(({ position, quantity }) => ({ position, quantity })) },
              z.object({ refund_paise: z.number() }),
              signal,
            ),
  })
}

/** A new ticket: its number and until when support answers and resolves it. */
export const openedTicket = z.object({
  id: z.string(),
  number: z.string(),
  acknowledge_by: z.string(),
  resolve_by: z.string(),
})
export type OpenedTicket = z.infer<typeof openedTicket>

/** Why a report was not decided at once. */
const WHYS = ['by_hand', 'own_business', 'nothing_left', 'no_photo', 'above_limit', 'too_often'] as const

const reported = z.object({
  outcome: vocabulary(['refunded', 'ticket', 'not_late'], 'ticket'),
  refund_paise: z.number(),
  why: z.catch(z.nullable(z.enum(WHYS)), 'by_hand'),
  ticket: z.nullable(openedTicket),
})
/** What became of a report. */
export type Reported = z.infer<typeof reported>

/** A report about an order. */
export interface Report {
  readonly problem: OrderProblem
  readonly lines: readonly ReportedPieces[]
  readonly body: string
  /** A path in the bucket `support-pictures`. */
  readonly picture: string | undefined
  readonly language: string
  /** Made when the form opens; a repeated report is answered as the first. */
  readonly idempotencyKey: string
}

/**
 * Reports what was wrong with an order: refunded at once, or a ticket.
 *
 * @throws AppError help_window_over, help_lines_invalid, already_reported, nothing_charged, ticket_text_invalid, picture_invalid,
 *   too_many_tickets
 */
export function useReportProblem(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ problem: what, lines, body, picture, language, idempotencyKey }: Report) =>
      call(
        'report_order_problem',
        {
          order_id: orderId,
          problem: what,
          idempotency_key: idempotencyKey,
          language,
          ...(lines.length > 0
            ? { lines: lines.map(({ position, quantity }) => ({ position, quantity })) }
            : {}),
          ...(body === '' ? {} : { body }),
          ...(picture === undefined ? {} : { picture }),
        },
        reported,
      ),
    onSettled: () =>
      Promise.all(
        [helpKeys.all, orderKeys.all, walletKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
