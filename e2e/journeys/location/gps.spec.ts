import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Position } from '../../support/cells.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { replaceGps, setGps, tellGps } from '../../support/replaced-gps.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'

const MADHAPUR = { latitude: 17.4483, longitude: 78.3915 }
const ZAHEERABAD = { latitude: 17.6814, longitude: 77.6074 }
/** Some 3 km: nobody gets there and back within seconds. */
const FAR_DEGREES = 0.027
const DENIED = 'Location access denied. Please enable location in browser settings.'

const north = ({ latitude, longitude }: Position, degrees: number) => ({
  latitude: latitude + degrees,
  longitude,
})

/** The geocoders know nothing, and the lookup by the IP address Hyderabad. */
async function keepOutside(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(/^https:\/\/(nominatim\.openstreetmap\.org|api\.bigdatacloud\.net)\//, (route) =>
    route.fulfill({ json: {}, headers }),
  )
  const hyderabad = { latitude: 17.385, longitude: 78.4867, city: 'Hyderabad', region: 'Telangana' }
  await page.route(/^https:\/\/(ipapi\.co|ipinfo\.io)\//, (route) =>
    route.fulfill({ json: hyderabad, headers }),
  )
}

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Change location/ })

async function askDevice(page: Page): Promise<void> {
  await chip(page).click()
  await page.getByRole('button', { name: 'Use my current location' }).click()
}

const lateAnswers = (page: Page) => page.evaluate(() => window.gps.late())

/** Notes each text that the location chip shows, and each banner of a move. */
async function noteShown(page: Page): Promise<() => Promise<readonly string[]>> {
  const noted = await page.evaluateHandle(() => {
    const shown = new Set<string>()
    const look = () => {
      for (const { textContent } of document.querySelectorAll('[data-location-chip]')) shown.add(textContent)
      for (const [moving] of document.body.textContent.matchAll(/Moving to/g)) shown.add(moving)
    }
    look()
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return shown
  })
  return () => noted.evaluate((shown) => [...shown])
}

test('a customer whose GPS is denied, slow or flapping gets a place, and keeps the one they chose (Spec §4 Location detection, Live tracking, §8 Location toasts)', async ({
  open,
}) => {
  const page = await open(null)
  await keepOutside(page)
  await replaceGps(page)

  await setGps(page, 'denied')
  await askDevice(page)
  await expect(page.getByText(DENIED)).toBeVisible()
  await page.getByRole('button', { name: /^Zaheerabad/ }).click()
  await expect(chip(page)).toContainText('Zaheerabad')

  // After 15 s the network's place is taken, and what the device says later does not change it.
  await setGps(page, 'slow', MADHAPUR)
  await askDevice(page)
  await expect(page.getByText('Delivering to Hyderabad (approximate)')).toBeVisible()
  expect(await page.evaluate(() => window.gps.allowedMs.at(-1))).toBe(15_000)
  await expect.poll(() => lateAnswers(page)).toBe(1)
  await expect(chip(page)).toContainText('Hyderabad')

  // What is picked while the device searches stays.
  await askDevice(page)
  await page.getByRole('button', { name: /^Bidar/ }).click()
  await expect(chip(page)).toContainText('Bidar')
  await expect.poll(() => lateAnswers(page)).toBe(2)
  await expect(chip(page)).toContainText('Bidar')

  await setGps(page, 'answers', ZAHEERABAD)
  await askDevice(page)
  await expect(page.getByText('Location detected')).toBeVisible()
  await chip(page).click()
  await page.getByRole('button', { name: 'Follow me as I move' }).click()
  await expect(chip(page)).toContainText('Live location')
  await tellGps(page, ZAHEERABAD)
  const shown = await noteShown(page)
  for (const step of [0.0002, 0.0004]) {
    await tellGps(page, north(ZAHEERABAD, FAR_DEGREES * 5), 3, 2, north(ZAHEERABAD, step))
  }
  // The last step was taken, so all before it were judged.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userCoordinates')))
    .toContain(String(north(ZAHEERABAD, 0.0004).latitude))
  expect(await shown()).toHaveLength(1)

  // Permission lost: said, and nothing follows any more; returned, a tap follows again.
  await tellGps(page, 1)
  await expect(page.getByText(DENIED)).toBeVisible()
  await expect(chip(page)).not.toContainText('Live location')
  await chip(page).click()
  await page.getByRole('button', { name: 'Follow me as I move' }).click()
  await expect(chip(page)).toContainText('Live location')
})

test('a ride is begun without GPS, with a slow one, and by a pin that a late answer does not move (Spec §2 Transport, §4 Location detection)', async ({
  open,
}) => {
  const page = await open(null, '/transport')
  await replaceGps(page)
  const place = page.getByRole('dialog')
  const use = place.getByRole('button', { name: 'Use my current location' })

  await setGps(page, 'denied')
  await page.getByRole('button', { name: /Where are you\?/ }).click()
  await use.click()
  await expect(place.getByRole('alert')).toContainText('Location is switched off for Angadi.')
  await expectAccessible(page)

  await setGps(page, 'slow', ZAHEERABAD)
  await use.click()
  await expect(place.getByRole('alert')).toContainText('Your device could not tell where it is.')
  await place.getByRole('button', { name: 'Charminar, Hyderabad' }).click()
  await expect.poll(() => lateAnswers(page)).toBe(1)
  await expect(page.getByRole('button', { name: /Charminar, Hyderabad/ })).toBeVisible()

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.reload()
  await page.getByRole('button', { name: /Where to\?/ }).click()
  await use.click()
  await expect(place.getByRole('alert')).toContainText('Your device could not tell where it is.')
  await place.getByRole('button', { name: 'Madhapur, Hyderabad' }).click()
  await expect(page.getByRole('radio', { name: /Auto/ })).toBeVisible()
})

const places = z.array(z.object({ lat: z.number() }))

/** The latitudes that the server has taken of a courier: what is shown, and the way. */
async function takenOf({ database }: TestStack, id: string): Promise<readonly number[]> {
  const rows = await database.query(
    `select lat from public.courier_positions where user_id = $1::uuid
     union all select lat from private.courier_track where user_id = $1::uuid`,
    [id],
  )
  return places.parse(rows).map(({ lat }) => lat)
}

test('a courier without a position is not online, reads why, and one whose GPS flaps is not moved by it (Spec §8 Location toasts)', async ({
  open,
  newCourier,
  stack,
}) => {
  const { database } = stack
  const courier = await newCourier()
  await database.query('update public.couriers set online = false where user_id = $1::uuid', [courier.id])
  await database.query('delete from public.courier_positions where user_id = $1::uuid', [courier.id])
  // Reports of a courier without a job come every 20 s otherwise.
  await database.query(
    `update public.app_settings set setting_value = '5' where setting_key = 'position_idle_seconds'`,
  )
  const isOnline = async () =>
    database.query('select online from public.couriers where user_id = $1::uuid', [courier.id])
  const page = await open(courier, '/delivery-dashboard')
  await replaceGps(page)
  const shift = page.getByRole('switch', { name: /line/ })
  // What is said aloud stands beside the page.
  const main = page.getByRole('main')

  await setGps(page, 'denied')
  await shift.click()
  await expect(main.getByText('Angadi needs your position to send you jobs')).toBeVisible()
  await expect(
    main.getByText(/^Location is blocked for this page\..+allow Location, and try again/),
  ).toBeVisible()
  await expect(shift).not.toBeChecked()
  await expectAccessible(page)

  await setGps(page, 'slow')
  await shift.click()
  await expect(main.getByText(/^Finding your position took too long\./)).toBeVisible()
  await expect.poll(() => lateAnswers(page)).toBe(1)
  await expect(shift).not.toBeChecked()
  expect(await isOnline()).toEqual([{ online: false }])

  const at = courier.at
  await setGps(page, 'answers', at)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shift).toBeChecked()
  await expect(main.getByText('Angadi needs your position')).toBeHidden()

  // There and back, with errors between: the server takes what agrees, and no alarm is raised.
  const reported = (lat: number) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/rpc/report_position') &&
        Math.abs(Number(response.request().postDataJSON().lat) - lat) < 1e-9,
    )
  await expect.poll(() => takenOf(stack, courier.id)).toContain(at.latitude)
  const far = north(at, FAR_DEGREES)
  await setGps(page, 'silent')
  const jumped = reported(far.latitude)
  await tellGps(page, far)
  expect(await (await jumped).json()).toMatchObject({ accepted: false, reason: 'held' })
  await tellGps(page, 3)
  await tellGps(page, 2)
  const back = north(at, 0.0002)
  const returned = reported(back.latitude)
  await tellGps(page, back)
  expect(await (await returned).json()).toMatchObject({ accepted: true })
  expect(await takenOf(stack, courier.id)).not.toContain(far.latitude)
  await expect(main.getByRole('alert').filter({ hasText: 'Your position cannot be seen' })).toHaveCount(0)

  await setGps(page, 'denied')
  await tellGps(page, 1)
  await expect(main.getByText('Your position cannot be seen. New jobs may not reach you.')).toBeVisible()
  await setGps(page, 'answers', back)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Your position cannot be seen. New jobs may not reach you.')).toBeHidden()

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.reload()
  await expect(main.getByText(/^This browser cannot tell where it is\./)).toBeVisible()
})
