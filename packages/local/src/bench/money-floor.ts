import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { type Copied, type Fresh, insertsOf } from './written-rows.ts'

const found = z.object({
  order: z.string(),
  order_number: z.string(),
  payment: z.string(),
  posting: z.string(),
  wallet: z.string(),
  customer: z.string(),
  transaction: z.string(),
  key: z.nullable(z.string()),
  invoices: z.array(z.string()),
})

/** What the last posting of an order wrote, and the values that another order has its own of. */
const FIND_MODEL = `
select o.id::text as order, o.order_number, p.id::text as payment, t.id::text as posting, t.xmin::text as transaction,
  a.id::text as wallet, o.user_id::text as customer,
  (select k.key from private.idempotency_keys as k where k.xmin = t.xmin) as key,
  array(select i.number from public.invoices as i where i.xmin = t.xmin order by i.number) as invoices
from public.enhanced_orders as o join public.payments as p on p.order_id = o.id
join private.ledger_transactions as t on t.order_id = o.id
join private.ledger_accounts as a on a.owner_id = o.user_id and a.kind = 'customer_wallet'
where o.id = $1 order by t.at desc, t.ctid desc limit 1`

const PARENTS = ['public.invoices', 'private.ledger_transactions']
/** A settlement, a cancellation or a refund changes these and adds none. */
const CHANGED = [
  'public.enhanced_orders',
  'public.payments',
  'public.jobs',
  'public.job_stops',
  'public.catalog_items',
  'private.order_shares',
  'private.order_timers',
  'private.handover_codes',
]

/**
 * The least work that stores a movement of an order's money: every row that settling, cancelling or refunding a model
 * order inserted, inserted again for another order with the same history. It decides and changes nothing.
 */
export class MoneyFloor {
  private readonly name: string
  private readonly copied: Copied
  private readonly model: Fresh

  private constructor(name: string, copied: Copied, model: Fresh) {
    this.name = name
    this.copied = copied
    this.model = model
  }

  /**
   * Reads the rows of the last movement of an order, as the database's owner.
   *
   * @param name of the function that inserts them, one for each kind of movement
   */
  static async of(owner: pg.Pool, name: string, order: string): Promise<MoneyFloor> {
    const { transaction, key, invoices, ...rest } = found.parse(
      (await owner.query(FIND_MODEL, [order])).rows[0],
    )
    const model: Fresh = {
      ...rest,
      ...(key === null ? {} : { key }),
      ...Object.fromEntries(invoices.map((number, n) => [`invoice_${n}`, number])),
    }
    const copied = await insertsOf(owner, transaction, model, PARENTS, CHANGED)
    const types = Object.keys(model)
      .map(() => 'text')
      .join(', ')
    await owner.query(`create function private.${name}(${types}) returns void
      language plpgsql security definer set search_path = '' as $body$ ${copied.body} $body$`)
    return new MoneyFloor(name, copied, model)
  }

  /** `9 rows into 5 tables`. */
  get size(): string {
    return `${this.copied.rows} rows into ${this.copied.tables.length} tables`
  }

  /** The values of another order. */
  async freshFor(owner: pg.Pool, order: string): Promise<readonly string[]> {
    const other: Fresh = {
      ...found
        .omit({ transaction: true, key: true, invoices: true })
        .parse((await owner.query(FIND_MODEL, [order])).rows[0]),
      posting: randomUUID(),
      key: randomUUID(),
    }
    // A number of an invoice is new as well.
    return Object.keys(this.model).map((value) => other[value] ?? randomUUID().slice(-12))
  }

  /** Inserts the rows for one order. */
  async insert(pool: pg.Pool, fresh: readonly string[]): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({
        name: this.name,
        text: `select private.${this.name}(${fresh.map((_, index) => `$${index + 1}`).join(', ')})`,
        values: [...fresh],
      })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}
