import type { Page } from '@playwright/test'
import { createCustomer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { expect, test } from '../../support/test.ts'

/** Chooses a plan for a number and opens the price. */
async function review(page: Page, number: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(number)
  await expect(page.getByLabel('Operator')).toHaveValue('airtel_prepaid')
  await page.getByRole('radio', { name: '₹299' }).first().check()
  await expect(page.getByText('Plus a convenience fee of')).toBeVisible()
  await page.getByRole('button', { name: /^Review/ }).click()
}

test.describe('a recharge (Issue 10, The second trade)', () => {
  test('is paid from the wallet, succeeds with a reference, is in the history, and a complaint is answered', async ({
    open,
    newCustomer,
    newAccount,
  }) => {
    const customer = await newCustomer()
    const page = await open(customer, '/wallet')
    await page.getByRole('link', { name: 'Recharges and bills' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Mobile recharge/ }).click()
    await review(page, '98490 12345')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Convenience fee', { exact: true })).toBeVisible()
    await expect(dialog.getByText('₹5,000 in your wallet')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /from wallet/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
    await expect(page.getByText(/^SIM[0-9A-F]{8}$/)).toBeVisible()
    await expect(page.getByText('9849012345')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('radio', { name: 'Not received' }).check()
    await page.getByLabel('What happened?').fill('The data has not arrived on my phone.')
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await expect(page.getByRole('heading', { name: 'Complaints' })).toBeVisible()
    await page.goto('/orders?view=past')
    const paid = page.getByRole('article').filter({ hasText: 'Airtel' })
    await expect(paid).toContainText('Successful')

    const desk = await open(await newAccount({ name: 'Meera Rao', roles: ['admin'] }), '/admin')
    await desk.getByRole('button', { name: 'Pages of the console' }).click()
    await desk.getByRole('menuitem', { name: 'Recharges and bills' }).click()
    await desk.getByLabel('Answer to the customer').first().fill('The operator has sent it again.')
    await desk.getByRole('button', { name: 'Resolve' }).first().click()
    await expect(desk.getByText('No complaint is open.')).toBeVisible()
    await paid.getByRole('link').click()
    await expect(page.getByText('The operator has sent it again.')).toBeVisible()
  })

  test('that the operator declines comes back to the wallet', async ({ open, newCustomer }) => {
    const customer = await newCustomer()
    const page = await open(customer, '/digital/mobile-recharge')
    await review(page, '9849012390')
    await page.getByRole('button', { name: /from wallet/ }).click()
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
    await expect(page.getByText('The operator or biller declined the payment.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/wallet')
    await expect(page.getByText('₹5,000', { exact: true }).first()).toBeVisible()
  })

  test('is paid by UPI as far as the wallet does not reach', async ({ open, stack, cell }) => {
    const page = await open(await createCustomer(stack, cell, 1_200), '/digital/mobile-recharge')
    await review(page, '98490 12345')
    await page.getByRole('button', { name: /^Pay ₹.* online$/ }).click()
    await expect(page).toHaveURL(/\/order-tracking\//)
    await gatewayOf(page).getByRole('button', { name: 'Approve by UPI' }).click()
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  })

  test('is prepared by a guest, who signs in before paying', async ({ open }) => {
    const page = await open(null, '/digital/mobile-recharge')
    await expect(
      page.getByText('Recharges and bills are paid from the wallet, or by UPI, card and net banking.'),
    ).toBeVisible()
    await review(page, '98490 12345')
    await expect(page).toHaveURL(/\/(root-)?auth/)
  })
})
