import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { askQuote, putInCart } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

const WRITES = [
  `insert into public.addresses (label, line, city, pincode, lat, lng)
   values ('Home', 'Flat 4, Lakeview Residency', 'Hyderabad', '500034', 17.43, 78.45)`,
  `insert into public.app_logs (level, message) values ('error', 'line')`,
  `select public.assign_additional_role(auth.uid(), 'delivery')`,
  `select public.save_push_subscription('https://fcm.googleapis.com/fcm/send/' || auth.uid(), repeat('B', 87), repeat('a', 22))`,
]
const KEPT = [
  'public.addresses',
  'public.unified_cart_items',
  'public.wishlists',
  'public.app_logs',
  'public.user_roles',
  'public.provider_applications',
  'public.push_subscriptions',
  'private.quotes',
]

test(
  'nothing that is written while an account is being closed survives it',
  async () => {
    const { api, market, owner } = harness
    const vendor = await market.openVendor([{ pricePaise: 20_000 }])
    for (let round = 0; round < 8; round++) {
      const customer = await market.customer(0)
      const wish = `insert into public.wishlists (vendor_id) values ('${vendor.id}')`
      const [closed] = await Promise.all([
        rpc(api, customer.id, 'delete_account', { confirmation: `${customer.id}@example.test` }, z.unknown()),
        outcomeOf(putInCart(api, customer, vendor)),
        outcomeOf(askQuote(api, customer)),
        ...[...WRITES, ...WRITES, wish].map((write) => outcomeOf(asUser(api, customer.id, write))),
      ])
      expect(closed).toEqual({ outcome: 'deleted' })
      for (const table of KEPT) {
        const { rows } = await owner.query(
          `select count(*)::integer as left from ${table} where user_id = $1`,
          [customer.id],
        )
        expect({ table, ...rows[0] }).toEqual({ table, left: 0 })
      }
    }
  },
  RACE_TIMEOUT,
)
