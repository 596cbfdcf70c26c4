import type { OpenTopic } from '@angadi/domain/help/topics.ts'
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
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { helpKeys } from './keys.ts'
import { openedTicket } from './order-help.ts'
import { type Ticket, ticket, ticketLine, ticketMessage } from './ticket.ts'

/** A ticket in the list of its customer. */
export const ownTicket = z.extend(ticketLine, { unread: z.boolean() })
export type OwnTicket = z.infer<typeof ownTicket>

/** How many tickets are on a page. */
const PAGE = 20

function myTicketsOptions(userId: string | null) {
  return infiniteQueryOptions({
    queryKey: helpKeys.mine(userId),
    enabled: userId !== null,
    ...keysetPages(
      PAGE,
      (after: OwnTicket | undefined, signal): Promise<readonly OwnTicket[]> =>
        call(
          'my_tickets',
          after ? { limit_count: PAGE, before: after.last_at, before_id: after.id } : { limit_count: PAGE },
          rows(ownTicket),
          signal,
        ),
    ),
  })
}

/** The signed-in person's tickets, the latest first, a page at a time. */
export function useMyTickets() {
  return useInfiniteQuery(myTicketsOptions(useUserId()))
}

/** A ticket with its conversation, for its customer and for support. */
export function useTicket(id: string) {
  return useQuery({
    queryKey: helpKeys.ticket(id),
    staleTime: 0,
    queryFn: ({ signal }) => call('support_ticket', { ticket_id: id }, ticket, signal),
  })
}

/** A new ticket. */
export interface NewTicket {
  readonly topic: OpenTopic
  readonly body: string
  readonly orderId: string | undefined
  readonly picture: string | undefined
  readonly language: string
  /** Made when the form opens. */
  readonly idempotencyKey: string
}

/**
 * Opens a ticket.
 *
 * @throws AppError ticket_text_invalid, ticket_topic_unknown, order_not_found, picture_invalid, too_many_tickets
 */
export function useOpenTicket() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ topic, body, orderId, picture, language, idempotencyKey }: NewTicket) =>
      call(
        'open_ticket',
        {
          topic,
          body,
          language,
          idempotency_key: idempotencyKey,
          ...(orderId === undefined ? {} : { order_id: orderId }),
          ...(picture === undefined ? {} : { picture }),
        },
        openedTicket,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpKeys.all }),
  })
}

/** A message for a ticket; the same `clientId` is stored once. */
export interface NewMessage {
  readonly clientId: string
  readonly body: string
  readonly picture: string | undefined
}

/**
 * Writes in a ticket, as its customer or as support.
 *
 * @throws AppError ticket_closed, ticket_text_invalid, message_empty, picture_invalid, too_many_messages
 */
export function useWriteToTicket(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ clientId, body, picture }: NewMessage) =>
      call(
        'write_to_ticket',
        {
          ticket_id: id,
          client_id: clientId,
          ...(body === '' ? {} : { body }),
          ...(picture === undefined ? {} : { picture }),
        },
        ticketMessage,
      ),
    onSuccess: (message) => {
      queryClient.setQueryData(helpKeys.ticket(id), (known: Ticket | undefined) =>
        known && !known.messages.some(({ seq }) => seq === message.seq)
          ? { ...known, messages: [...known.messages, message] }
          : known,
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpKeys.all }),
  })
}

/** Closes a ticket, as its customer or with support's last word. */
export function useCloseTicket(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: string) =>
      call('close_ticket', body === '' ? { ticket_id: id } : { ticket_id: id, body }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpKeys.all }),
  })
}

/** Says how far the customer has read a ticket. Never throws: it is said again with the next message. */
export async function markTicketRead(id: string, seq: number): Promise<void> {
  await call('read_ticket', { ticket_id: id, seq }, nothing).catch(() => undefined)
}
