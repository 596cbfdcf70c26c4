import { pathTo } from '@angadi/routes/path-to.ts'
import { freshPhone } from '../../support/accounts.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { fillCart } from '../../support/order.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { expect, test } from '../../support/test.ts'

/** Content above this line of a phone's 844 px counts as visible without scrolling. */
const FOLD = 720

test.describe('the first hour of a new customer', () => {
  test('a guest with a cart signs in and is back at the checkout, asked for no role', async ({
    open,
    newVendor,
    stack,
  }) => {
    const { slug, main } = await newVendor()
    const page = await open(null, pathTo('restaurantsId', { id: slug }))
    await page.getByRole('searchbox', { name: 'Search in the menu' }).fill(main.name)
    await page.getByRole('button', { name: 'Add', exact: false }).first().click()
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
    await page.goto(pathTo('shoppingCart'))
    await page.getByRole('link', { name: 'Sign in to order' }).click()
    const phone = freshPhone()
    await sendCode(page, phone.slice(-10))
    await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  })

  test('the checkout asks calmly and once for the first address', async ({ open, newAccount, newVendor }) => {
    const account = await newAccount()
    await fillCart(account, [(await newVendor()).main])
    const page = await open(account, pathTo('checkout'))
    await expect(page.getByText('No address yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add an address' })).toHaveCount(1)
    await expect(page.getByText(/\b0 m\b/)).toHaveCount(0)
    await expect(page.getByText('Please add the address that it should go to.')).toHaveCount(0)
  })

  test('a wrong coupon is told at its field and the order is placed without it; Back leads to the orders', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const customer = await newCustomer()
    await fillCart(customer, [(await newVendor()).main])
    const page = await open(customer, pathTo('checkout'))
    await page.getByText('See all coupons').click()
    const field = page.getByLabel('Coupon code')
    await field.fill('NOSUCHCODE')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/This coupon is not known or has ended/)
    await field.fill('welcome50')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(/^WELCOME50 saves you/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove WELCOME50' }).click()
    await expect(page.getByText(/^WELCOME50 saves you/)).toHaveCount(0)
    await page.getByRole('button', { name: /Place order/ }).click()
    await expect(page).toHaveURL(/\/order-tracking\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/orders$/)
  })

  test('the first item of a menu and the question for a location are above the fold of a phone', async ({
    open,
    newVendor,
  }) => {
    const { slug } = await newVendor()
    const page = await open(null, pathTo('restaurantsId', { id: slug }))
    const item = page.getByRole('heading', { level: 4 }).first()
    await expect(item).toBeVisible()
    expect((await item.boundingBox())?.y).toBeLessThan(FOLD)
    await page.evaluate(() => localStorage.clear())
    await page.context().clearPermissions()
    await page.goto('/')
    const choose = page.getByRole('main').getByRole('button', { name: 'Choose your location' })
    await expect(choose).toBeVisible()
    expect((await choose.boundingBox())?.y).toBeLessThan(FOLD)
    await choose.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Madhapur/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('a page whose trade is not open keeps the navigation and a way back', async ({ open }) => {
    const page = await open(null)
    await page.goto(pathTo('petServices'))
    await expect(page.getByRole('heading', { name: 'Pet services' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main places' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('main').getByRole('link', { name: /Food/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Pet services/ })).toHaveCount(0)
  })
})
