import { expectAccessible } from '../../support/expect-accessible.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'

test("a vendor's own photo of an item is what customers see in the menu, until it is removed (Issue, dish photos)", async ({
  open,
  newVendor,
  newCustomer,
}) => {
  const vendor = await newVendor()
  const menu = await open(vendor, `/vendor/products?item=${vendor.main.id}`)
  const sheet = menu.getByRole('dialog', { name: vendor.main.name })
  const shown = sheet.getByRole('img', { name: vendor.main.name, exact: true }).and(menu.locator('img'))
  await expect(sheet.getByText('No photo yet.')).toBeVisible()
  const put = async (colour: string, before = '') => {
    await sheet.getByTestId('photo-file').setInputFiles(await photoOf(menu, colour))
    await sheet.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await expectAccessible(menu)
    await sheet.getByRole('button', { name: 'Use this photo' }).click()
    await expect(shown).toHaveCount(1)
    await expect(shown).not.toHaveAttribute('src', before)
    return (await shown.getAttribute('src')) ?? ''
  }

  const first = await put('teal')
  expect(new URL(first).pathname).toContain(`/catalogue/${vendor.vendorId}/${vendor.main.id}/`)
  const stored = Buffer.from(await (await fetch(first)).arrayBuffer())
  expect(stored.subarray(8, 12).toString()).toBe('WEBP')
  expect(stored.includes('GPS')).toBe(false)
  // A picture has a size once it has arrived.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([800, 800])

  const second = await put('crimson', first)
  expect(second).not.toBe(first)
  await expect.poll(async () => (await fetch(first)).ok).toBe(false)

  const customer = await open(await newCustomer(), `/restaurants/${vendor.slug}`)
  await expect(customer.locator(`img[src="${second}"]`).first()).toBeVisible()

  await sheet.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(sheet.getByText('No photo yet.')).toBeVisible()
  await expect.poll(async () => (await fetch(second)).ok).toBe(false)
})
