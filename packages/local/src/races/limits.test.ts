import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { askQuote, place, putInCart, quoteId } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

async function setTo(key: string, value: number): Promise<void> {
  await harness.owner.query('update public.app_settings set setting_value = $2 where setting_key = $1', [
    key,
    String(value),
  ])
}

async function countOf(table: string, user: string): Promise<number> {
  const { rows } = await harness.owner.query(
    `select count(*)::integer as n from ${table} where user_id = $1`,
    [user],
  )
  return z.object({ n: z.int() }).parse(rows[0]).n
}

/** `done`, or the refusal. */
async function summary(call: Promise<unknown>): Promise<string> {
  const outcome = await outcomeOf(call)
  return typeof outcome === 'string' && /^4\d\d /.test(outcome) ? outcome : 'done'
}

test(
  'prices asked for in parallel are not more than the limit, and stale offers ask for none beside it',
  async () => {
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    const customer = await harness.market.customer(0)
    await putInCart(harness.api, customer, vendor)
    const stale = await quoteId(harness.api, customer)
    await harness.owner.query(`update private.quotes set expires_at = now() where id = $1`, [stale])
    await setTo('quotes_per_minute', 12)
    try {
      const answers = await atOnce(32, (n) =>
        summary(n % 2 ? askQuote(harness.api, customer) : place(harness.api, customer, stale, 'cash')),
      )
      expect(tally(answers)).toEqual({ done: 11, '429 too_many_quotes': 21 })
      expect(await countOf('private.quotes', customer.id)).toBe(12)
    } finally {
      await setTo('quotes_per_minute', 100_000)
    }
  },
  RACE_TIMEOUT,
)

test(
  'a hundred different things put into a cart at once fill it with sixty',
  async () => {
    const vendor = await harness.market.openVendor(Array.from({ length: 80 }, () => ({ pricePaise: 10_000 })))
    const customer = await harness.market.customer(0)
    const answers = await atOnce(80, (item) => summary(putInCart(harness.api, customer, vendor, item)))
    expect(tally(answers)).toEqual({ done: 60, '409 cart_full': 20 })
    expect(await countOf('public.unified_cart_items', customer.id)).toBe(60)
  },
  RACE_TIMEOUT,
)

test(
  'ninety log lines written at once are sixty a minute',
  async () => {
    const person = await harness.market.person()
    const answers = await atOnce(90, () =>
      summary(
        asUser(harness.api, person, `insert into public.app_logs (level, message) values ('error', 'line')`),
      ),
    )
    expect(tally(answers)).toEqual({ done: 60, '429 too_many_logs': 30 })
  },
  RACE_TIMEOUT,
)

test(
  'sixteen calls to go online at once begin one shift',
  async () => {
    const courier = await harness.market.courier(1, 500_000)
    await harness.owner.query('update public.couriers set online = false where user_id = $1', [courier])
    const place = { online: true, lat: 17.43, lng: 78.45 }
    await atOnce(16, () => rpc(harness.api, courier, 'set_courier_online', place, z.unknown()))
    expect(await countOf('private.courier_shifts', courier)).toBe(1)
  },
  RACE_TIMEOUT,
)

test.each([
  ['return', 40],
  ['review', 40],
  ['support', 20],
])(
  'sixty %s pictures sent at once are %i, however long their files take',
  async (kind, most) => {
    const person = await harness.market.person()
    const ask = () => rpc(harness.api, person, `${kind}_picture_path`, { extension: 'webp' }, z.string())
    const stored: string[] = []
    const answers = await atOnce(60, async () => {
      const path = await outcomeOf(ask())
      if (path.startsWith('429 ')) return path
      await harness.owner.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
        `${kind}-pictures`,
        path,
      ])
      stored.push(path)
      return 'done'
    })
    expect(tally(answers)).toEqual({ done: most, '429 too_many_pictures': 60 - most })
    expect(new Set(stored).size).toBe(most)
    expect(await outcomeOf(ask())).toBe('429 too_many_pictures')
  },
  RACE_TIMEOUT,
)
