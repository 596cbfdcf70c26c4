import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { acceptOffer, advance } from '../market/steps.ts'
import type { Harness } from './harness.ts'
import { openHarness } from './race-database.ts'

/** A harness with one vendor and one customer who may order any number of times. */
export interface VendorHarness extends Harness {
  readonly vendor: SampleVendor
  readonly customer: Customer
}

export async function openVendorHarness(): Promise<VendorHarness> {
  const harness = await openHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
  const vendor = await harness.market.openVendor([{ pricePaise: 20_000, stock: 10_000 }])
  return { ...harness, vendor, customer: await harness.market.customer(9_000_000) }
}

const offers = z.array(z.object({ id: z.uuid(), courier_id: z.uuid(), outcome: z.string() }))

/** The offers for an order, and their outcomes. */
export async function offersOf(harness: Harness, order: string): Promise<z.infer<typeof offers>> {
  const { rows } = await harness.owner.query(
    'select f.id, f.courier_id, f.outcome from public.job_offers as f join public.jobs as j on j.id = f.job_id where j.order_id = $1',
    [order],
  )
  return offers.parse(rows)
}

/** An order that is ready, and the courier who has taken its job. */
export async function readyOrder(harness: VendorHarness): Promise<{ order: string; courier: string }> {
  const { api, customer, market, vendor } = harness
  const courier = await market.courier(1, 500_000)
  const order = await orderDish(api, customer, vendor)
  await advance(api, vendor.owner, order, 'confirmed')
  const [offer] = await offersOf(harness, order)
  await acceptOffer(api, courier, offer?.id ?? '')
  await advance(api, vendor.owner, order, 'preparing')
  await advance(api, vendor.owner, order, 'ready')
  return { order, courier }
}
