import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type MessageArgs, messageArgs, sendMessage } from '../contact/send-message.ts'
import { nothing } from '../rows.ts'

const rating = z.object({
  order_id: z.string(),
  vendor_stars: z.number(),
  courier_stars: z.optional(z.number()),
  body: z.optional(z.string()),
  photos: z.optional(z.array(z.string())),
  items: z.optional(
    z.array(
      z.object({
        item_id: z.string(),
        stars: z.number(),
        body: z.optional(z.string()),
        photos: z.optional(z.array(z.string())),
      }),
    ),
  ),
})

/** A rating as the database takes it. */
export type RatingArgs = z.infer<typeof rating>

const sos = z.object({
  order_id: z.string(),
  idempotency_key: z.string(),
  lat: z.optional(z.number()),
  lng: z.optional(z.number()),
})
/** An alarm of a ride as the database takes it. */
export type SosArgs = z.infer<typeof sos>

/** The actions that may wait for a network, with their arguments. */
export interface QueueArgs {
  'rate-order': RatingArgs
  'send-message': MessageArgs
  'raise-sos': SosArgs
}
export type QueueAction = keyof QueueArgs

/**
 * How each action is sent. Only actions that the server applies once, however often they are sent, and that do no harm
 * an hour later: never a payment and never an order.
 */
const senders = {
  'rate-order': async (args: unknown, signal?: AbortSignal) => {
    const { courier_stars, body, photos, items, ...stars } = rating.parse(args)
    const more = {
      ...(courier_stars ? { courier_stars } : {}),
      ...(body ? { body } : {}),
      ...(photos ? { photos } : {}),
      ...(items ? { items: items.map((item) => ({ ...item })) } : {}),
    }
    await call('rate_order', { ...stars, ...more }, nothing, signal)
  },
  'send-message': async (args: unknown, signal?: AbortSignal) => {
    await sendMessage(messageArgs.parse(args), signal)
  },
  // Late is better than never: the administration sees when it was raised.
  'raise-sos': async (args: unknown, signal?: AbortSignal) => {
    const { lat, lng, ...alarm } = sos.parse(args)
    const at = lat === undefined || lng === undefined ? {} : { lat, lng }
    await call('raise_sos', { ...alarm, ...at }, nothing, signal)
  },
} as const satisfies Readonly<Record<QueueAction, (args: unknown, signal?: AbortSignal) => Promise<void>>>

/** Refusals that mean it was done already: the first request succeeded, and only its response was lost. */
const DONE_ALREADY: readonly string[] = ['already_rated']

/** Whether a refusal means that nothing is left to do. */
export function isDoneAlready(code: string): boolean {
  return DONE_ALREADY.includes(code)
}

function isAction(name: string): name is QueueAction {
  return name in senders
}

/** Sends an action; entries of an older release that this one does not know are dropped. */
export async function sendAction(name: string, args: unknown, signal?: AbortSignal): Promise<void> {
  if (isAction(name)) await senders[name](args, signal)
}
