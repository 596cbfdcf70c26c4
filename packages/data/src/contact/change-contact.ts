import type { ReportReason } from '@angadi/domain/contact/report-reasons.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { type Conversation, contactKeys } from './keys.ts'

/** Marks what the other wrote as read, up to a message. Never throws: it is done again with the next message. */
export async function markRead(conversation: Conversation, seq: number): Promise<void> {
  const { orderId, as, with: other } = conversation
  const args = { conversation_id: orderId, as_role: as, with_role: other, seq }
  await call('mark_read', args, nothing).catch(() => undefined)
}

/** Reports a message of the other to the administration. */
export function useReportMessage({ orderId, as }: Conversation) {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ seq, reason }: { seq: number; reason: ReportReason }) =>
      call('report_message', { conversation_id: orderId, as_role: as, seq, reason }, nothing),
  })
}

/** Ends chat and calls with the other about this order, in both directions. */
export function useBlockContact({ orderId, as, with: other }: Conversation) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('block_contact', { conversation_id: orderId, as_role: as, with_role: other }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contactKeys.contacts(orderId, as) }),
  })
}

const requested = z.object({ call_id: z.string(), state: z.string() })

/** Asks for a call: the user's own phone rings first, then the other's. */
export function useRequestCall({ orderId, as, with: other }: Conversation) {
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('request_call', { conversation_id: orderId, as_role: as, with_role: other }, requested),
  })
}
