import * as z from 'zod/mini'
import { call } from '../client/call.ts'

/**
 * The name under which a topic is joined now. It differs from the topic's own after somebody lost the right to listen.
 *
 * @throws AppError topic_forbidden for whoever may not listen
 */
export function liveTopic(topic: string): Promise<string> {
  return call('live_topic', { topic }, z.string())
}
