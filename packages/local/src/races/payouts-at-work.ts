import type pg from 'pg'
import { z } from 'zod'
import { type PayoutService, razorpayx } from '../../../../supabase/functions/_shared/razorpayx.ts'
import { callOf } from '../../../../supabase/functions/payout-webhook/event.ts'
import { claimIn, workAt } from '../../../../supabase/functions/payout-worker/work.ts'
import { answerApi } from '../payout-simulator/api.ts'
import { PayoutBook } from '../payout-simulator/book.ts'
import { bookDatabase, tell } from './book-database.ts'

const SOURCE = '2323230000000000'
const ACCOUNT = { url: 'http://payouts/v1', keyId: 'rzp_test_race', keySecret: 'race-secret', source: SOURCE }
const DAY_SECONDS = 86_400

const events = z.array(z.object({ id: z.string(), body: z.string() }))
/** What the service has told of something. */
export type PayoutEvent = z.infer<typeof events>[number]
const works = z.array(z.object({ work: z.record(z.string(), z.unknown()) }))

/**
 * The practice payout service's own book within a race's database, behind its own API and the functions' own client: what
 * the functions do of it without HTTP between them. Words of it are told when a race says so, not when they are made.
 */
export class PayoutsAtWork {
  private readonly book: PayoutBook
  private readonly service: PayoutService
  private readonly pool: pg.Pool
  private due: Promise<unknown> = Promise.resolve()

  constructor(pool: pg.Pool) {
    this.pool = pool
    this.book = new PayoutBook(bookDatabase(pool))
    this.service = razorpayx(ACCOUNT, (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.slice('/v1/'.length)
      const api = { book: this.book, source: SOURCE }
      return answerApi(api, `${ACCOUNT.keyId}:${ACCOUNT.keySecret}`, request, path)
    })
  }

  /** Checks accounts, sends payouts and asks about them, as payout-worker does, without its pauses. */
  async works(): Promise<void> {
    await this.pool.query(
      `update private.payout_accounts set check_next_at = now() where id in (select id from private.payout_accounts
         where check_state in ('waiting', 'checking') and replaced_at is null for update skip locked)`,
    )
    await this.pool.query(
      `update public.payouts set next_at = now() where id in (select id from public.payouts
         where status in ('requested', 'processing', 'paid') for update skip locked)`,
    )
    const { rows } = await this.pool.query('select public.claim_payout_work(50) as work')
    const claims = works
      .parse(rows)
      .map(({ work }) => claimIn(work))
      .filter((claim) => claim !== undefined)
    const results = await Promise.all(claims.map((claim) => workAt(this.service, claim)))
    if (results.length > 0) await tell(this.pool, 'settle_payout_work', { results })
  }

  /** The service goes on: checks end, payouts arrive, fail or come back. One at a time, as in the simulator. */
  goesOn(): Promise<void> {
    const next = this.due.then(async () => {
      // The book is made at its first use.
      await this.book.doWhatIsDue()
      await this.pool.query(`update payout_simulator.validations set end_at = now() where end_at is not null`)
      await this.pool.query(`update payout_simulator.payouts set next_at = now() where next_at is not null`)
      await this.book.doWhatIsDue()
    })
    this.due = next
    return next
  }

  /** What waited for money on the account is sent after all. */
  async queueMoves(): Promise<void> {
    await this.pool.query(`update payout_simulator.payouts set ending = 'paid' where status = 'queued'`)
    await this.goesOn()
  }

  /** Somebody pays on the service's own page, for nothing of ours. */
  async payElsewhere(amount: number): Promise<void> {
    await this.book.payElsewhere(amount)
  }

  /** The latest events, the first one first. */
  async latestEvents(many: number): Promise<readonly PayoutEvent[]> {
    const { rows } = await this.pool.query(
      'select id, body from payout_simulator.events order by number desc limit $1',
      [many],
    )
    return events.parse(rows).toReversed()
  }

  /** Tells an event as payout-webhook does. */
  async tellEvent({ id, body }: PayoutEvent): Promise<void> {
    const call = callOf(JSON.parse(body), id)
    if (call) await tell(this.pool, call.name, { ...call.args })
  }

  /** Reads all that the service has, as the nightly comparison does. */
  async readAll(): Promise<void> {
    const now = Math.floor(Date.now() / 1000)
    const period = { from: now - DAY_SECONDS, to: now + 60 }
    for await (const payouts of this.service.payoutsWithin(period))
      await tell(this.pool, 'payout_list', { payouts })
    // None of them is of these minutes, of which words may still come.
    await this.pool.query(
      `update private.provider_payouts set made_at = made_at - interval '1 hour' where made_at > now() - interval '1 hour'`,
    )
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await tell(this.pool, 'payout_day_read', { day })
  }
}
