import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Customer, SampleVendor } from '../market/market.ts'
import { type Copied, type Fresh, insertsOf } from './written-rows.ts'

const written = z.object({
  transaction: z.string(),
  order_number: z.string(),
  checkout: z.string(),
  vendor: z.string(),
  posting: z.string(),
  account: z.string(),
  key: z.string(),
})

/** The transaction that placed an order, and the values that another one would have its own of. */
const FIND_MODEL = `
select o.xmin::text as transaction, o.order_number, o.checkout_id::text as checkout, o.vendor_id::text as vendor, t.id::text as posting, a.id::text as account,
  (select k.key from private.idempotency_keys as k where k.xmin = o.xmin) as key
from public.enhanced_orders as o
join private.ledger_transactions as t on t.order_id = o.id
join private.ledger_accounts as a on a.owner_id = o.user_id and a.kind = 'customer_wallet'
where o.id = $1`

const accountSchema = z.object({ id: z.string() })

/** Rows of other tables refer to theirs. */
const PARENTS = ['public.jobs', 'private.ledger_transactions', 'public.enhanced_orders']

interface OwnValues {
  readonly order: string
  readonly order_number: string
  readonly posting: string
}

/** The values that each checkout has its own of: its own ones, and those of each vendor's order, numbered. */
function modelOf(
  customer: Customer,
  own: { readonly checkout: string; readonly account: string; readonly key: string },
  vendors: readonly SampleVendor[],
  orderOf: (vendor: SampleVendor) => OwnValues,
): Fresh {
  const ofOrders = vendors.flatMap((vendor, n) => {
    const { order, order_number, posting } = orderOf(vendor)
    const items = vendor.items.map((item, i): [string, string] => [`item_${n}_${i}`, item])
    const values = { order, order_number, posting, vendor: vendor.id }
    return [
      ...Object.entries(values).map(([name, value]): [string, string] => [`${name}_${n}`, value]),
      ...items,
    ]
  })
  return { customer: customer.id, ...own, ...Object.fromEntries(ofOrders) }
}

/**
 * The least work that stores a checkout: every row that `place_order` inserted for a model (of each order the header, its lines,
 * event, payment, ledger, timer, delivery, codes, notifications, log and broadcasts, the key), inserted again with fresh
 * ids into the same tables with the same indexes, constraints and triggers, between `begin` and `commit`. It decides
 * nothing, prices nothing, locks and updates no row and broadcasts nothing.
 *
 * The inserts run one after another inside the server, called once: a client that sent them one by one would pay for
 * two dozen trips over the network that `place_order` does not make either.
 */
export class PlaceFloor {
  private readonly copied: Copied
  private readonly model: Fresh

  private constructor(copied: Copied, model: Fresh) {
    this.copied = copied
    this.model = model
  }

  /** Reads the rows of one checkout's orders that have just been placed with the wallet, as the database's owner. */
  static async of(
    owner: pg.Pool,
    orders: readonly string[],
    customer: Customer,
    vendors: readonly SampleVendor[],
  ): Promise<PlaceFloor> {
    const found = await Promise.all(
      orders.map(async (order) => ({
        order,
        ...written.parse((await owner.query(FIND_MODEL, [order])).rows[0]),
      })),
    )
    const [first] = found
    if (!first) throw new Error('a floor needs an order')
    const { transaction, checkout, account, key } = first
    const model = modelOf(customer, { checkout, account, key }, vendors, (vendor) => {
      const own = found.find((one) => one.vendor === vendor.id)
      if (!own) throw new Error('an order of the checkout is missing')
      return own
    })
    const copied = await insertsOf(owner, transaction, model, PARENTS)
    const names = Object.keys(model)
    await owner.query(`create function private.bench_floor(${names.map(() => 'text').join(', ')}) returns void
      language plpgsql security definer set search_path = '' as $body$ ${copied.body} $body$`)
    return new PlaceFloor(copied, model)
  }

  /** `17 rows in 13 tables`. */
  get size(): string {
    return `${this.copied.rows} rows into ${this.copied.tables.length} tables`
  }

  /** The values of a new checkout of this customer with these vendors, as many as the model has. */
  async freshFor(
    owner: pg.Pool,
    customer: Customer,
    vendors: readonly SampleVendor[],
  ): Promise<readonly string[]> {
    const { rows } = await owner.query(
      `select id from private.ledger_accounts where owner_id = $1 and kind = 'customer_wallet'`,
      [customer.id],
    )
    const account = accountSchema.parse(rows[0]).id
    const fresh = modelOf(customer, { checkout: randomUUID(), account, key: randomUUID() }, vendors, () => ({
      order: randomUUID(),
      order_number: `FLOOR-${randomUUID()}`,
      posting: randomUUID(),
    }))
    return Object.keys(this.model).map((name) => fresh[name] ?? '')
  }

  /** Inserts one checkout's rows. */
  async insert(pool: pg.Pool, fresh: readonly string[]): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({
        name: 'floor',
        text: `select private.bench_floor(${fresh.map((_, index) => `$${index + 1}`).join(', ')})`,
        values: [...fresh],
      })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}
