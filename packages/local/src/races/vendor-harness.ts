import { z } from 'zod'
import type { Customer, SampleVendor } from '../market/market.ts'
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
    'select id, courier_id, outcome from public.job_offers where order_id = $1',
    [order],
  )
  return offers.parse(rows)
}
