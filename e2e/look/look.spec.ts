import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import type { Page } from '@playwright/test'
import { acceptJob, advance, fillCart, placeOrder } from '../support/order.ts'
import type { PersonName } from '../support/personas.ts'
import { restaurantOf, withAddress } from '../support/seeded.ts'
import type { SignedIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { measure, watchShifts } from './measure.ts'
import type { Measured } from './measured.ts'
import { SCREENS, type Screen, type Subjects } from './screens.ts'
import { nameOf, SHOWINGS, type Showing } from './showings.ts'

const FOLDER = fileURLToPath(new URL('../../test-results/look/', import.meta.url))
const RESTAURANT = 'Deg & Dastarkhwan'
const PLACE = { lat: 17.4486, lng: 78.3908 }

/** `LOOK_SCREENS=cart,checkout pnpm look` measures only these screens, for a look rather than a page to keep. */
const asked = process.env['LOOK_SCREENS']?.split(',')
const isAsked = ({ name }: Screen) => asked === undefined || asked.includes(name)

/** An order whose courier is on the way, and a cart with another dish of the same restaurant. */
async function prepare(as: (who: PersonName) => Promise<SignedIn>): Promise<Subjects> {
  const [vendor, courier, customer] = [await as('restaurant'), await as('courier'), await as('ananya')]
  const ananya = await withAddress(customer)
  const restaurant = await restaurantOf(ananya, RESTAURANT)
  const { data: product } = await ananya.client
    .from('goods')
    .select('item_id, catalog_items!inner(vendor:vendors!inner(slug, kind))')
    .eq('catalog_items.vendors.kind', 'shopping')
    .limit(1)
    .single()
    .throwOnError()
  const { data: stored } = await ananya.client
    .from('enhanced_orders')
    .select('id')
    .eq('status', 'preparing')
    .limit(1)
    .throwOnError()
  let order = stored[0]?.id
  if (order === undefined) {
    await courier.client.rpc('set_courier_online', { online: true, ...PLACE }).throwOnError()
    order = (await placeOrder(ananya, restaurant)).id
    await advance(vendor, order, 'confirmed')
    await acceptJob(courier, order)
    await advance(vendor, order, 'preparing')
    // One that waits for the restaurant.
    await placeOrder(ananya, restaurant)
    await fillCart(ananya, [restaurant.main])
  }
  return {
    restaurant: restaurant.slug,
    store: 'manjeera-fresh-mart-zaheerabad',
    shop: 'deccan-bazaar-zaheerabad',
    product: product.item_id,
    order,
  }
}

/** Waits until a page shows its content and its pictures. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
}

async function show(page: Page, { language, theme }: Showing): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    LANGUAGE_STORAGE_KEY,
    language,
  ] as const)
  await watchShifts(page)
}

for (const showing of SHOWINGS) {
  test(`every open screen, ${nameOf(showing)}`, async ({ open, as }) => {
    const subjects = await prepare(as)
    const folder = `${FOLDER}${nameOf(showing)}/`
    mkdirSync(folder, { recursive: true })
    const pages = new Map<PersonName | null, Page>()
    const measured: Record<string, Measured> = {}
    for (const { name, who, path, counted = {}, typed } of SCREENS.filter(isAsked)) {
      const page =
        pages.get(who) ?? (await open(who, 'about:blank', { window: showing.window, allowed: [/./] }))
      if (!pages.has(who)) await show(page, showing)
      pages.set(who, page)
      await page.goto(path(subjects))
      await settle(page)
      if (typed !== undefined) {
        await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill(typed)
        await settle(page)
      }
      measured[name] = await measure(page, counted, `${folder}${name.replaceAll(/[^a-z]+/g, '-')}.png`)
    }
    writeFileSync(`${FOLDER}${nameOf(showing)}.json`, JSON.stringify(measured, null, 2))
  })
}
