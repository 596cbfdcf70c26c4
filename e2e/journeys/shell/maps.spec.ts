import type { Page } from '@playwright/test'
import type { Account } from '../../support/accounts.ts'
import type { Customer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { acceptJob, advance, placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'
import type { Vendor } from '../../support/vendor.ts'

const STYLE = 'https://tiles.openfreemap.org/styles/liberty'

/** Simulates a browser with blocked graphics: it has no WebGL. */
async function withoutGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null })
  })
}

interface Parties {
  readonly newCustomer: () => Promise<Customer>
  readonly newVendor: () => Promise<Vendor>
  readonly newCourier: () => Promise<Account>
}

/** An order that a courier has taken: from then on a map shows them. */
async function carriedOrder({ newCustomer, newVendor, newCourier }: Parties) {
  const [customer, vendor, courier] = [await newCustomer(), await newVendor(), await newCourier()]
  const { id } = await placeOrder(customer, vendor)
  await advance(vendor, id, 'confirmed')
  await acceptJob(courier, id)
  return { customer, id }
}

test('an order is followed on a device that cannot draw maps: words stand in the place of the map', async ({
  open,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  const { customer, id } = await carriedOrder({ newCustomer, newVendor, newCourier })
  const page = await open(customer, 'about:blank')
  await withoutGraphics(page)
  await page.goto(`/order-tracking/${id}`)
  await expect(page.getByRole('heading', { name: /has your order$/ })).toBeVisible()
  await expect(page.getByText("The map can't be shown on this device.")).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expectAccessible(page)
})

test('graphics that are lost while an order is followed take the map and nothing else', async ({
  open,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  const { customer, id } = await carriedOrder({ newCustomer, newVendor, newCourier })
  const page = await open(customer, `/order-tracking/${id}`)
  const canvas = page.locator('canvas')
  await expect(canvas).toBeVisible()
  await canvas.evaluate((element) => {
    if (element instanceof HTMLCanvasElement)
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText("The map can't be shown on this device.")).toBeVisible()
  await expect(page.getByRole('heading', { name: /has your order$/ })).toBeVisible()
})

test('the streets of the map service come with its attribution, and the words beside the pin go', async ({
  open,
  newAccount,
}) => {
  const page = await open(await newAccount(), 'about:blank')
  await page.route(STYLE, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        version: 8,
        sources: {
          streets: {
            type: 'geojson',
            data: { type: 'FeatureCollection', features: [] },
            attribution: 'OpenStreetMap',
          },
        },
        layers: [
          { id: 'land', type: 'background', paint: { 'background-color': '#dde8d8' } },
          { id: 'streets', type: 'line', source: 'streets' },
        ],
      },
    }),
  )
  await page.goto('/profile?sheet=addresses')
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  await expect(
    page.getByRole('link', { name: 'MapLibre' }).or(page.getByText('OpenStreetMap')).first(),
  ).toBeAttached()
  await expect(page.getByText('Map details are not available.')).toHaveCount(0)
})

test('without a map service one confirms the place in words', async ({ open, newAccount }) => {
  const page = await open(await newAccount(), 'about:blank', { allowed: [/Failed to load resource/] })
  await page.route(STYLE, (route) => route.abort())
  await page.goto('/profile?sheet=addresses')
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  await expect(page.getByText('Map details are not available.')).toBeVisible()
  await page.getByRole('button', { name: /^The door is in / }).click()
  await expect(page.getByText('The pin is set')).toBeVisible()
  await expect(page.getByText(/^The pin is near /)).toBeVisible()
  await expectAccessible(page)
})
