import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

const reading = z.object({
  /** Whether it is the card of a member at this moment; nothing else is told otherwise. */
  valid: z.boolean(),
  /** The first name. */
  name: z.nullish(z.string()),
  plan: z.optional(z.string()),
  /** At 24:00 in India of its last day. */
  ends_at: z.optional(z.string()),
})
/** What a card says that a customer shows. */
export type CardReading = z.infer<typeof reading>

/** Reads the code of a card; for stories another one. */
export type ReadCard = (code: string) => Promise<CardReading>

const readCard: ReadCard = (code) => call('read_membership_card', { code }, reading)

/** Reads the card of a customer, for the people of shops. */
export function useReadCard(read: ReadCard = readCard) {
  return useMutation({ mutationFn: read })
}
