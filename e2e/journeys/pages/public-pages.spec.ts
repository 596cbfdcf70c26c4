import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

test.describe('public pages', () => {
  test('of a town are read without any script, in three languages (Spec §1 city pages)', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.webUrl })
    const page = await context.newPage()
    await page.goto('/zaheerabad')
    await expect(page.getByRole('heading', { level: 1, name: 'Zaheerabad' })).toBeVisible()
    await page.getByRole('link', { name: 'Bidar', exact: true }).click()
    await expect(page).toHaveTitle(/^Bidar/)
    await page.goto('/zaheerabad?lang=te')
    await expect(page.getByRole('heading', { level: 1, name: 'జహీరాబాద్' })).toBeVisible()
    await context.close()
  })

  test('lead a guest from a town to a shop and its products into the cart', async ({ open }) => {
    const page = await open(null, '/zaheerabad')
    await expect(page.getByRole('button', { name: 'Order in Zaheerabad' })).toBeVisible()
    await expect(page.locator('#first-content')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Deccan Bazaar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deccan Bazaar' })).toBeVisible()
    await expect(page).toHaveTitle(/^Deccan Bazaar, /)
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^One more / }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Share Deccan Bazaar' }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('take the wish of a customer for what is not bookable, and give it back (Spec §2 /category/{categoryName})', async ({
    open,
    newCustomer,
  }) => {
    const page = await open(await newCustomer(), '/categories')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Pet services', exact: true }).click()
    await page.getByRole('button', { name: 'Tell me when it opens' }).click()
    await expect(page.getByText('You will get a message on the day it opens.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Do not tell me' }).click()
    await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible()
    await expectAccessible(page)
  })

  test('of a vendor are shared and printed from the console', async ({ open, newVendor }) => {
    const vendor = await newVendor()
    const page = await open(vendor, '/vendor')
    await page.getByRole('button', { name: new RegExp(vendor.vendorName) }).click()
    await page.getByRole('button', { name: 'My storefront and QR code' }).click()
    await expect(page.getByRole('button', { name: 'Print a table stand' })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Scan to order')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print a table stand' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Open the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: vendor.vendorName })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the menu and order' })).toBeVisible()
  })
})
