import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

test.describe('a bill (Issue 10, The second trade)', () => {
  test('is fetched, saved, paid, and not paid again', async ({ open, newCustomer }) => {
    const customer = await newCustomer()
    const page = await open(customer, '/digital/bill-payments')
    await page.getByRole('searchbox').fill('tgsp')
    await page.getByRole('link', { name: /TGSPDCL/ }).click()
    const number = page.getByLabel('Unique service number')
    await number.fill('12')
    await page.getByRole('button', { name: 'Fetch the bill' }).click()
    await expect(number).toHaveAccessibleDescription(/characters/)
    await number.fill('103456789')
    await page.getByRole('button', { name: 'Fetch the bill' }).click()
    await expect(page.getByText('K. Anjali')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save this biller' }).click()
    await expect(page.getByText('Saved. You are reminded')).toBeVisible()
    const bill = page.url()
    await page.getByRole('button', { name: /^Review/ }).click()
    await page.getByRole('button', { name: /from wallet/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
    await expect(page.getByText('SIM-456789')).toBeVisible()

    await page.goto(bill)
    await page.getByRole('button', { name: /^Review/ }).click()
    await expect(page.getByText('This bill has been paid already.')).toBeVisible()

    await page.goto('/digital')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Name of your own').fill('Home')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: /Home/ })).toBeVisible()
    await page.getByRole('button', { name: 'Edit Home' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    // Behind a dialog no link has a role.
    await expect(page.getByText('Home', { exact: true })).toHaveCount(0)
  })
})
