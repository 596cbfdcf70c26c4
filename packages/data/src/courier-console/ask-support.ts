import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

/** What a courier may ask support for, the most urgent first. */
export const HELP_REASONS = ['accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other'] as const
export type HelpReason = (typeof HELP_REASONS)[number]

/** Asks support for help with a job; a repeated tap asks once. Answers the ticket's number. */
export function useAskSupport(orderId: string) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ about, note, language }: { about: HelpReason; note: string; language: string }) =>
      call(
        'ask_courier_support',
        { order_id: orderId, about, note, idempotency_key: key, language },
        z.object({ ticket_number: z.string() }),
      ),
    onSuccess: () => setKey(crypto.randomUUID()),
  })
}
