import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

const gachibowli = { latitude: 17.4401, longitude: 78.3489, accuracy: 8 }
const zaheerabad = { latitude: 17.6814, longitude: 77.6074, accuracy: 8 }
const hyderabad = { latitude: 17.385, longitude: 78.4867, city: 'Hyderabad', region: 'Telangana' }

/** External services are replaced: the geocoders return nothing, the lookup services what the test sets. */
async function keepOutside(page: Page, network: object = {}): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  const answer = (pattern: RegExp, json: object) =>
    page.route(pattern, (route) => route.fulfill({ json, headers }))
  await answer(/^https:\/\/(nominatim\.openstreetmap\.org|api\.bigdatacloud\.net)\//, {})
  await answer(/^https:\/\/(ipapi\.co|ipinfo\.io)\//, network)
}

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Change location/ })

async function askDevice(page: Page): Promise<void> {
  await chip(page).click()
  await page.getByRole('button', { name: 'Use my current location' }).click()
}

/** The location that the message names. */
async function detected(page: Page): Promise<string> {
  await expect(page.getByText('Location detected')).toBeVisible()
  const told = await page.getByText(/^Delivering to .+ \(precise\)$/).textContent()
  return told?.replace(/^Delivering to (.+) \(precise\)$/, '$1') ?? ''
}

test('the device tells where one is, is followed as one moves, and left alone again (Spec §4 Live tracking, §8 Location toasts)', async ({
  open,
}) => {
  const page = await open(null)
  await keepOutside(page)
  await askDevice(page)
  const place = await detected(page)
  await expect(chip(page)).toContainText(place)

  await chip(page).click()
  await expect(page.getByText(/High accuracy|Medium accuracy|Low accuracy/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Follow me as I move' }).click()
  await expect(page.getByText('Live location tracking started')).toBeVisible()
  await expect(chip(page)).toContainText('Live location')

  await page.context().setGeolocation(gachibowli)
  await expect(page.getByText(/^Moving to .+/)).toBeVisible()
  await expect(chip(page)).not.toContainText(place)
  await page.context().setGeolocation(zaheerabad)
  await expect(page.getByText(/^Moving to Zah[ei]+rabad/i)).toBeVisible()
  await expect(page.getByText(/^Moving to .+/)).toBeHidden()

  await chip(page).click()
  await page.getByRole('button', { name: 'Stop following me' }).click()
  await expect(page.getByText('Live location tracking stopped')).toBeVisible()
  await expect(chip(page)).not.toContainText('Live location')

  const stored = await page.evaluate(() => [
    localStorage.getItem('userLocation'),
    localStorage.getItem('userCoordinates'),
  ])
  expect(stored[0]).toContain('"transition"')
  expect(stored[1]).toContain('77.6074')
  await page.reload()
  await expect(chip(page)).toContainText(/Zah[ei]+rabad/i)
})

test('whoever picks another place is not followed any more', async ({ open }) => {
  const page = await open(null)
  await keepOutside(page)
  await askDevice(page)
  await detected(page)
  await chip(page).click()
  await page.getByRole('button', { name: 'Follow me as I move' }).click()
  await expect(chip(page)).toContainText('Live location')
  await chip(page).click()
  await page.getByRole('button', { name: /^Bidar/ }).click()
  await expect(page.getByText('Live location tracking stopped')).toBeVisible()
  await expect(chip(page)).toContainText('Bidar')
})

test('who denies it reads how to allow it, and still picks a place (Spec §8 Location toasts)', async ({
  open,
}) => {
  const page = await open(null)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.context().clearPermissions()
  await askDevice(page)
  await expect(
    page.getByText('Location access denied. Please enable location in browser settings.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Zaheerabad/ }).click()
  await expect(chip(page)).toContainText('Zaheerabad')
  expect(asked).not.toContain('ipapi.co')
})

test('a device that cannot tell is helped by the network', async ({ open }) => {
  const page = await open(null)
  await keepOutside(page, hyderabad)
  await page.context().setGeolocation(null)
  await askDevice(page)
  await expect(page.getByText('Location set', { exact: true })).toBeVisible()
  await expect(page.getByText('Delivering to Hyderabad (approximate)')).toBeVisible()
  await expect(chip(page)).toContainText('Hyderabad')
})

test('when nobody can tell, the chip says so and a tap tries again (Spec §8 Chip)', async ({ open }) => {
  const page = await open(null)
  await keepOutside(page)
  await page.context().setGeolocation(null)
  await askDevice(page)
  await expect(page.getByText(/could not tell where it is/)).toBeVisible()
  await page.keyboard.press('Escape')
  const failed = page.getByRole('button', { name: 'Location Error Tap to retry' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.context().setGeolocation(zaheerabad)
  await failed.click()
  const place = await detected(page)
  await expect(chip(page)).toContainText(place)
})

test('a browser without geolocation uses the network', async ({ open }) => {
  const page = await open(null)
  await keepOutside(page, hyderabad)
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  })
  await page.reload()
  await askDevice(page)
  await expect(page.getByText('Location not supported')).toBeVisible()
  await expect(page.getByText('Location set', { exact: true })).toBeVisible()
  await expect(page.getByText('Using network location')).toBeVisible()
})

test('saved addresses are kept in the browser, and leave with whoever signs out', async ({
  open,
  newCustomer,
}) => {
  const page = await open(await newCustomer(), '/')
  await expect(chip(page)).toContainText('Home')
  const stored = () => page.evaluate(() => localStorage.getItem('savedAddresses'))
  await expect.poll(stored).toContain('Lake Road')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.poll(stored).toBeNull()
})

test('without a network the place sheet still knows the saved addresses', async ({ open, newCustomer }) => {
  const allowed = [/ERR_INTERNET_DISCONNECTED/, /status of 503/, /Failed to fetch/, /WebSocket/, /ERR_FAILED/]
  const page = await open(await newCustomer(), '/', { installed: true, allowed })
  await expect
    .poll(() => page.evaluate(async () => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true)
  await page.reload()
  await chip(page).click()
  // There is also a retry button, if the server has not answered.
  const saved = page
    .getByRole('region', { name: 'Saved addresses' })
    .getByRole('button')
    .filter({ hasNotText: 'Try again' })
  await expect(saved.first()).toBeVisible()
  const known = await saved.allTextContents()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedAddresses'))).toContain('Lake Road')
  await page.keyboard.press('Escape')
  await expect(saved).toHaveCount(0)
  await page.context().setOffline(true)
  await page.reload()
  await chip(page).click()
  await expect(saved).toHaveText(known)
})
