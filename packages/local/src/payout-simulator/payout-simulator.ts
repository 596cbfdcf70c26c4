import { z } from 'zod'
import { PLAIN_HEADERS, plain } from '../service-simulator/answers.ts'
import { sendDueEvents } from '../service-simulator/events.ts'
import type { BookDatabase } from '../service-simulator/kept-book.ts'
import { ServiceSimulator } from '../service-simulator/service-simulator.ts'
import { answerApi } from './api.ts'
import { PayoutBook } from './book.ts'

/** Where the simulator is on the web server. */
export const SIMULATED_PAYOUTS = '/simulator/payouts'

/** What the simulator is made of. The keys are those that the edge functions have. */
export interface PayoutSimulatorOptions {
  readonly database: BookDatabase
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Where its events go. */
  readonly webhookUrl: string
  /** The number of the account that payouts leave. */
  readonly source: string
  readonly log: (line: string) => void
}

const stray = z.object({ amount: z.number().int().min(100).max(10_000_000) })

/**
 * Stands in for RazorpayX on this machine (decision 0109): its API under /v1/. No money moves. What becomes of an account
 * and of a payout depends on the last digits of the account (endings.ts). Its book outlives a restart, and what was due
 * meanwhile is made up for.
 */
export class PayoutSimulator extends ServiceSimulator {
  private readonly options: PayoutSimulatorOptions
  private readonly book: PayoutBook

  constructor(options: PayoutSimulatorOptions) {
    const book = new PayoutBook(options.database)
    super({ name: 'payout simulator', path: SIMULATED_PAYOUTS, book, log: options.log })
    this.options = options
    this.book = book
  }

  async respond(request: Request): Promise<Response> {
    const { keyId, keySecret, source } = this.options
    const path = new URL(request.url).pathname.slice(SIMULATED_PAYOUTS.length + 1)
    if (path.startsWith('v1/')) {
      const api = { book: this.book, source }
      const answer = await answerApi(api, `${keyId}:${keySecret}`, request, path.slice('v1/'.length))
      if (request.method === 'POST') this.wake()
      return answer
    }
    if (path !== 'practice/stray' || request.method !== 'POST')
      return plain(404, 'The simulator has no such page.')
    const body: unknown = await request.json().catch(() => undefined)
    const { success, data } = stray.safeParse(body)
    if (!success) return plain(400, 'Send {amount}.')
    const { id } = await this.book.payElsewhere(data.amount)
    return Response.json({ payout_id: id }, { headers: PLAIN_HEADERS })
  }

  protected async doWhatIsDue(): Promise<number | undefined> {
    const { webhookUrl: url, webhookSecret: secret } = this.options
    await this.book.doWhatIsDue()
    await sendDueEvents(this.book, { url, secret })
    return this.book.nextDueInMs()
  }
}
