import * as z from 'zod/mini'
import { call } from '../client/call.ts'

const eventRow = z.object({
  seq: z.coerce.number(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

/** An event of a topic as the database stores it, with its number within the topic. */
export type StoredEvent = z.infer<typeof eventRow>

/**
 * The events of a topic after a number, oldest first.
 *
 * @throws AppError
 */
export function missedEvents(topic: string, seq: number): Promise<readonly StoredEvent[]> {
  return call('events_since', { topic, seq }, z.array(eventRow))
}
