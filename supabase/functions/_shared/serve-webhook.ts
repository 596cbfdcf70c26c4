import { callDatabase, DatabaseRefused } from './call-database.ts'
import { json, refusal, servePost } from './cors.ts'
import { textAt } from './upstream.ts'
import { eventBytes, eventIdOf, isGenuine, type KeptEvent } from './webhook.ts'

/** The call of the database that an event makes. */
interface EventCall {
  readonly name: string
  readonly args: { readonly event: KeptEvent }
}

/** A service that tells of events. */
export interface WebhookOf {
  /** Its name in logs and refusals, such as `payment`. */
  readonly service: string
  /** The secrets that sign its events: the new one and, for a while, the old one. */
  readonly secrets: () => readonly string[]
  /** What the database is told by an event; undefined for one that says nothing to us. */
  readonly callOf: (json: unknown, id: string) => EventCall | undefined
}

/**
 * Takes the events of a service that signs the body of each and sends it again until it is answered with 2xx: so what is
 * known already, and what says nothing to us, is answered 200, and only what could not be stored is not.
 */
export function serveWebhook({ service, secrets, callOf }: WebhookOf): void {
  servePost(async (request) => {
    const bytes = await eventBytes(request)
    if (bytes === undefined) return refusal(413, 'request_too_large', 'An event is shorter than this.')
    // Before anything of it is read.
    if (!(await isGenuine(bytes, request.headers.get('x-razorpay-signature'), secrets())))
      return refusal(401, 'signature_invalid', `Only the ${service} service may report.`)
    const event: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const call = callOf(event, await eventIdOf(bytes, request.headers.get('x-razorpay-event-id')))
    if (call === undefined) return json({ outcome: 'ignored' })
    try {
      return json({ outcome: textAt(await callDatabase(call.name, call.args), 'outcome') ?? 'noted' })
    } catch (error) {
      if (!(error instanceof DatabaseRefused)) throw error
      // It would be refused each time it comes, until the service gives up on all events.
      console.error(`${service}-webhook: ${call.args.event.name} ${call.args.event.id}: ${error.code}`)
      return json({ outcome: 'refused' })
    }
  })
}
