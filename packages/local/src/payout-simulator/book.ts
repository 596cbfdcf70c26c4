import type { Sql } from '../gateway/database-port.ts'
import { LISTED, type Page, Refused, SECONDS } from '../service-simulator/answers.ts'
import { keepEvent } from '../service-simulator/events.ts'
import { newId } from '../service-simulator/ids.ts'
import { type BookDatabase, KeptBook } from '../service-simulator/kept-book.ts'
import { type Ending, endingOf } from './endings.ts'
import {
  type BookedFundAccount,
  type BookedPayout,
  type BookedValidation,
  contactEntity,
  fundAccountOf,
  payoutEntity,
  payoutOf,
  validationEntity,
  validationOf,
} from './entities.ts'
import { BOOK } from './schema.ts'

/** How long a check takes, and one whose bank is slow; a payout to arrive, and to come back after that: in seconds. */
const CHECKED_AFTER = 1
const SLOWLY_CHECKED_AFTER = 20
const PAID_AFTER = 2
const BACK_AFTER = 5

/** What is on the account in the beginning, in paise. */
const OPENING = 10_000_000_000

/** A payout to make. */
export interface PayoutRequest {
  readonly fundAccountId: string
  readonly amount: number
  readonly mode: string
  readonly purpose: string
  readonly queues: boolean
  readonly referenceId: string | null
  readonly narration: string | null
  /** With the same key it is made once. */
  readonly key: string
}

/** Where money can be sent to. */
export type AccountDetails =
  | {
      readonly account_type: 'bank_account'
      readonly details: { readonly name: string; readonly ifsc: string; readonly account_number: string }
    }
  | { readonly account_type: 'vpa'; readonly details: { readonly address: string } }

const unknown = () => new Refused(400, 'The id provided does not exist')
const FOUND = `select f.*, c.name, floor(extract(epoch from f.created_at)) as seconds
  from payout_simulator.fund_accounts as f join payout_simulator.contacts as c on c.id = f.contact_id`

function endingOfAccount({ details }: BookedFundAccount): Ending {
  return endingOf('address' in details ? details.address : details.account_number)
}

async function fundAccountIn(sql: Sql, id: string): Promise<BookedFundAccount> {
  const [row] = await sql.query(`${FOUND} where f.id = $1`, [id])
  if (!row) throw new Refused(400, 'The fund account does not exist')
  return fundAccountOf(row)
}

async function validationIn(sql: Sql, id: string): Promise<BookedValidation> {
  const [row] = await sql.query(`select *, ${SECONDS} from payout_simulator.validations where id = $1`, [id])
  if (!row) throw unknown()
  return validationOf(row)
}

async function payoutIn(sql: Sql, id: string): Promise<BookedPayout> {
  const [row] = await sql.query(
    `select *, ${SECONDS} from payout_simulator.payouts where id = $1 for update`,
    [id],
  )
  if (!row) throw unknown()
  return payoutOf(row)
}

async function balanceIn(sql: Sql): Promise<number> {
  const [row] = await sql.query(
    `select coalesce(sum(amount) filter (where status in ('processing', 'processed')), 0)::float8 as away
     from payout_simulator.payouts`,
  )
  return OPENING - Number(row?.['away'])
}

async function tell(sql: Sql, name: string, payout: BookedPayout): Promise<void> {
  if (payout.ending === 'silent') return
  const times = payout.ending === 'twice' ? 2 : 1
  await keepEvent(sql, 'payout_simulator', name, { payout: { entity: payoutEntity(payout) } }, times)
}

/** A payout becomes something else, and is told. */
async function becomes(
  sql: Sql,
  id: string,
  status: BookedPayout['status'],
  seconds: number | null,
): Promise<void> {
  await sql.query(
    `update payout_simulator.payouts set status = $2, next_at = now() + $3::integer * interval '1 second',
       utr = case when $2 = 'processed' then 'UTR' || substr(id, 6) else utr end where id = $1`,
    [id, status, seconds],
  )
  await tell(sql, status === 'processing' ? 'payout.initiated' : `payout.${status}`, await payoutIn(sql, id))
}

/** The simulator's contacts, accounts, checks and payouts. */
export class PayoutBook extends KeptBook {
  constructor(database: BookDatabase) {
    super(database, 'payout_simulator', BOOK)
  }

  makeContact(name: string, type: string | null, referenceId: string | null): Promise<object> {
    return this.write(async (sql) => {
      const [row] = await sql.query(
        `insert into payout_simulator.contacts (id, name, type, reference_id) values ($1, $2, $3, $4)
         returning *, ${SECONDS}`,
        [newId('cont'), name, type, referenceId],
      )
      return contactEntity(row ?? {})
    })
  }

  /** An account of a contact; the same one where it is known. */
  makeFundAccount(contactId: string, { account_type, details }: AccountDetails): Promise<BookedFundAccount> {
    return this.write(async (sql) => {
      const [known] = await sql.query('select id from payout_simulator.contacts where id = $1', [contactId])
      if (!known) throw unknown()
      const [row] = await sql.query(
        `insert into payout_simulator.fund_accounts (id, contact_id, account_type, details)
         values ($1, $2, $3, $4::jsonb)
         on conflict (contact_id, details) do update set account_type = excluded.account_type returning id`,
        [newId('fa'), contactId, account_type, JSON.stringify(details)],
      )
      return fundAccountIn(sql, String(row?.['id']))
    })
  }

  fundAccount(id: string): Promise<BookedFundAccount> {
    return this.write((sql) => fundAccountIn(sql, id))
  }

  makeValidation(
    fundAccountId: string,
    amount: number,
    notes: Readonly<Record<string, string>>,
  ): Promise<BookedValidation> {
    return this.write(async (sql) => {
      const isSlow = endingOfAccount(await fundAccountIn(sql, fundAccountId)) === 'slow_check'
      const id = newId('fav')
      await sql.query(
        `insert into payout_simulator.validations (id, fund_account_id, amount, notes, end_at)
         values ($1, $2, $3::bigint, $4::jsonb, now() + $5::integer * interval '1 second')`,
        [id, fundAccountId, amount, JSON.stringify(notes), isSlow ? SLOWLY_CHECKED_AFTER : CHECKED_AFTER],
      )
      return validationIn(sql, id)
    })
  }

  validation(id: string): Promise<BookedValidation> {
    return this.write((sql) => validationIn(sql, id))
  }

  makePayout(request: PayoutRequest): Promise<BookedPayout> {
    return this.write(async (sql) => {
      const asked = JSON.stringify(request)
      // One at a time: two requests with one key make one payout, and both together leave no less than nothing.
      await sql.query('lock table payout_simulator.payouts in share row exclusive mode')
      const [known] = await sql.query(`select *, ${SECONDS} from payout_simulator.payouts where key = $1`, [
        request.key,
      ])
      if (known) {
        const made = payoutOf(known)
        if (made.asked === asked) return made
        throw new Refused(400, 'Different request with the same idempotency key has already been processed.')
      }
      const ending = endingOfAccount(await fundAccountIn(sql, request.fundAccountId))
      const isPoor = (await balanceIn(sql)) < request.amount
      if (isPoor && !request.queues)
        throw new Refused(400, 'Your account does not have enough balance to carry out the payout operation.')
      return this.enter(sql, request, asked, ending, isPoor || ending === 'stays_queued')
    })
  }

  private async enter(
    sql: Sql,
    request: PayoutRequest,
    asked: string,
    ending: Ending,
    waits: boolean,
  ): Promise<BookedPayout> {
    const id = newId('pout')
    await sql.query(
      `insert into payout_simulator.payouts (id, fund_account_id, amount, mode, purpose, reference_id, narration, key,
         asked, ending, status, next_at)
       values ($1, $2, $3::bigint, $4, $5, $6, $7, $8, $9, $10, $11,
         case when $11 = 'processing' then now() + $12::integer * interval '1 second' end)`,
      [
        id,
        request.fundAccountId,
        request.amount,
        request.mode,
        request.purpose,
        request.referenceId,
        request.narration,
        request.key,
        asked,
        ending,
        waits ? 'queued' : 'processing',
        PAID_AFTER,
      ],
    )
    const made = await payoutIn(sql, id)
    // Out of order: this one is told after the payout has arrived.
    if (ending !== 'twice') await tell(sql, waits ? 'payout.queued' : 'payout.initiated', made)
    return made
  }

  /** Somebody pays on the service's own page, for nothing of ours. */
  payElsewhere(amount: number): Promise<BookedPayout> {
    return this.write(async (sql) => {
      const id = newId('pout')
      await sql.query(
        `insert into payout_simulator.payouts (id, amount, mode, purpose, asked, ending, status, utr)
         values ($1, $2::bigint, 'IMPS', 'payout', '', 'silent', 'processed', 'UTR' || substr($1, 6))`,
        [id, amount],
      )
      return payoutIn(sql, id)
    })
  }

  payout(id: string): Promise<BookedPayout> {
    return this.write((sql) => payoutIn(sql, id))
  }

  payouts({ from, to, count, skip }: Page): Promise<readonly BookedPayout[]> {
    const text = `select *, ${SECONDS} from payout_simulator.payouts ${LISTED}`
    return this.write(async (sql) => (await sql.query(text, [from, to, count, skip])).map(payoutOf))
  }

  balance(): Promise<number> {
    return this.write(balanceIn)
  }

  /** Does what is due by now: ends checks, and takes payouts a step further. */
  async doWhatIsDue(): Promise<void> {
    await this.write(async (sql) => {
      const checks = await sql.query(
        `update payout_simulator.validations set end_at = null where end_at <= now() returning id, fund_account_id`,
      )
      for (const check of checks)
        await this.endCheck(sql, String(check['id']), String(check['fund_account_id']))
      const due = await sql.query(
        `update payout_simulator.payouts set next_at = null where next_at <= now() returning id, status, ending`,
      )
      for (const { id, status, ending } of due) {
        if (status === 'processed') await becomes(sql, String(id), 'reversed', null)
        else if (ending === 'fails') await becomes(sql, String(id), 'failed', null)
        else {
          await becomes(sql, String(id), 'processed', ending === 'comes_back' ? BACK_AFTER : null)
          const made = await payoutIn(sql, String(id))
          if (ending === 'twice') await tell(sql, 'payout.initiated', { ...made, status: 'processing' })
        }
      }
      const waiting = await sql.query(
        `select id, amount from payout_simulator.payouts where status = 'queued' and ending <> 'stays_queued'
         order by created_at`,
      )
      for (const { id, amount } of waiting)
        if ((await balanceIn(sql)) >= Number(amount)) await becomes(sql, String(id), 'processing', PAID_AFTER)
    })
  }

  private async endCheck(sql: Sql, id: string, fundAccountId: string): Promise<void> {
    const account = await fundAccountIn(sql, fundAccountId)
    const ending = endingOfAccount(account)
    const isThere = ending !== 'no_account'
    const holder = 'name' in account.details ? account.details.name : account.name
    const name = ending === 'other_name' ? 'SOMEBODY ELSE' : holder.toUpperCase()
    await sql.query(
      `update payout_simulator.validations set status = 'completed', account_status = $2, registered_name = $3
       where id = $1`,
      [id, isThere ? 'active' : 'invalid', isThere ? name : null],
    )
    if (ending === 'silent') return
    const entity = validationEntity(await validationIn(sql, id))
    const times = ending === 'twice' ? 2 : 1
    const payload = { 'fund_account.validation': { entity } }
    await keepEvent(sql, 'payout_simulator', 'fund_account.validation.completed', payload, times)
  }

  /** When something is due next, in milliseconds from now; undefined where nothing is. */
  async nextDueInMs(): Promise<number | undefined> {
    const [row] = await this.write((sql) =>
      sql.query(
        `select ceil(extract(epoch from min(at) - clock_timestamp()) * 1000)::double precision as ms from (
           select min(end_at) as at from payout_simulator.validations
           union all select min(next_at) from payout_simulator.payouts
           union all select min(next_at) from payout_simulator.events) as due`,
      ),
    )
    const ms = row?.['ms']
    return typeof ms === 'number' ? Math.max(0, ms) : undefined
  }
}
