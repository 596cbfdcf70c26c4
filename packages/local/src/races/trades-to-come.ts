import { readdir, readFile } from 'node:fs/promises'
import { atOnce, type Harness } from './harness.ts'

const TESTS = new URL('../../../../supabase/tests/', import.meta.url)
const FILES = ['4300_ride', '4310_package', '4330_appointment']

/** What can be ordered here: trades that live in one pgTAP file each. */
export const TRADES_TO_COME = ['test_ride', 'tutor', 'salon'] as const
/** One of them. */
export type TradeToCome = (typeof TRADES_TO_COME)[number]

/** Everybody who has to do with orders of the trades to come. */
export interface TradePeople {
  readonly customers: readonly string[]
  readonly drivers: readonly string[]
  readonly teachers: readonly string[]
  readonly salons: readonly { readonly id: string; readonly slug: string; readonly owner: string }[]
  readonly stranger: string
}

/** The definition of a trade: what stands between the two headings of its file. */
async function definitionIn(file: string): Promise<string> {
  const text = await readFile(new URL(file, TESTS), 'utf8')
  const [, definition] = /^-- The trade -+\n(.*?)^-- What it does -+\n/ms.exec(text) ?? []
  if (definition === undefined) throw new Error(`${file} has no definition of a trade`)
  return definition
}

/** Loads the trades into the database, all of them beside each other. */
export async function loadTrades({ owner }: Harness): Promise<void> {
  await owner.query('create schema tests')
  const files = await readdir(TESTS)
  for (const start of FILES) {
    const file = files.find((name) => name.startsWith(start))
    if (file === undefined) throw new Error(`no file ${start}`)
    await owner.query(await definitionIn(file))
  }
  await owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
}

/** Customers, most of whom have little money, and enough of everybody who works. */
export async function invitePeople({ market, owner }: Harness): Promise<TradePeople> {
  const salons = await atOnce(3, () => market.openVendor([]))
  const { rows } = await owner.query<{ id: string; slug: string }>('select id, slug from public.vendors')
  return {
    customers: await atOnce(8, async (n) => (await market.customer(n < 6 ? 20_000 : 1_000_000)).id),
    drivers: await atOnce(40, () => market.courier(3, 3_000_000)),
    teachers: await atOnce(6, () => market.person()),
    salons: salons.map(({ id, owner: person }) => ({
      id,
      owner: person,
      slug: rows.find((row) => row.id === id)?.slug ?? '',
    })),
    stranger: await market.person('vendor', 'delivery'),
  }
}

/** Who owns the salon of an order. */
export function salonOf({ salons }: TradePeople, order: { readonly vendor_id: string | null }): string {
  const salon = salons.find(({ id }) => id === order.vendor_id)
  if (!salon) throw new Error('an order of an unknown salon')
  return salon.owner
}
