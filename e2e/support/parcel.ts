import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from './accounts.ts'
import type { Position } from './cells.ts'
import { codeOf } from './handover-code.ts'
import type { SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

/** A door of a parcel as a sender enters it: a saved address, or a line at the place of the phone. */
export interface Door {
  readonly name: string
  readonly phone: string
  /** The beginning of the saved address in its list. */
  readonly saved?: string
  readonly line?: string
}

/** Fills in the fields of a door, the nth on the page. */
export async function fillDoor(page: Page, nth: number, door: Door): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).nth(nth)
  if (door.saved !== undefined) {
    const list = page.getByRole('combobox', { name: 'Use a saved address' }).nth(nth)
    const option = list.locator('option', { hasText: door.saved })
    await list.selectOption((await option.getAttribute('value')) ?? '')
  }
  await field('Name').fill(door.name)
  await field('Mobile number').fill(door.phone)
  if (door.line === undefined) return
  await field('House, street and area').fill(door.line)
  await page.getByRole('button', { name: 'Use my current location' }).nth(nth).click()
  await expect(page.getByText('The pin is set').nth(nth)).toBeVisible()
}

/** Saves another address of a customer. */
export async function saveAddress(
  { database }: TestStack,
  { id }: Account,
  label: string,
  { latitude, longitude }: Position,
): Promise<void> {
  await database.query(
    `insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
     values ($1::uuid, $2, 'Plot 7, Hill Road', 'Hyderabad', '500081', $3, $4)`,
    [id, label, latitude, longitude],
  )
}

/** Brings a courier's phone to a place, and waits until the server knows of it. */
export async function goTo(
  { database }: TestStack,
  page: Page,
  { id, client }: Account,
  place: Position,
): Promise<void> {
  await page.context().setGeolocation(place)
  const { latitude: lat, longitude: lng } = place
  await client.rpc('report_position', { lat, lng }).throwOnError()
  const known = () =>
    database.query('select lat, lng from public.courier_positions where user_id = $1::uuid', [id])
  await expect.poll(known).toEqual([{ lat, lng }])
}

/** Makes the link of a receiver on the sender's page, and returns its path. */
export async function receiverLink(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  const [path] = /\/parcel\/[\w-]+/.exec((await page.getByText(/\/parcel\//).textContent()) ?? '') ?? []
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  if (path === undefined) throw new Error('the link of the receiver is not shown')
  return path
}

/** Fails where the books do not add up to zero. */
export async function expectBalanced({ client }: SignedIn): Promise<void> {
  const { data } = await client.rpc('admin_overview')
  expect(data).toMatchObject({ ledger_balanced: true })
}

const quoted = z.object({ quote_id: z.uuid() })
const sent = z.object({ orders: z.tuple([z.object({ id: z.uuid() })]) })

/** Sends a parcel through the API from where a customer is, paid from the wallet. */
export async function sendParcel(
  stack: TestStack,
  { client, at, name }: Account,
  doors: readonly Position[],
): Promise<{ readonly id: string; readonly pickupCode: string }> {
  const door = (who: string, { latitude: lat, longitude: lng }: Position) => ({
    name: who,
    phone: '+919876543211',
    line: 'Flat 5, Temple Street',
    lat,
    lng,
  })
  const parcel = {
    pickup: door(name, at),
    drops: doors.map((place, n) => door(`Receiver ${n + 1}`, place)),
    grams: 1200,
    contents: 'documents',
    confirmed: true,
  }
  const quote = await client.rpc('quote_order', { request: { trade: 'parcel', parcel } }).throwOnError()
  const { quote_id } = quoted.parse(quote.data)
  const placed = await client
    .rpc('place_order', { quote_id, idempotency_key: randomUUID(), payment_method: 'wallet' })
    .throwOnError()
  const { id } = sent.parse(placed.data).orders[0]
  return { id, pickupCode: await codeOf(stack, id, 'pickup') }
}
