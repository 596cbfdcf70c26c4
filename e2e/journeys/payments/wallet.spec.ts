import { createCustomer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { fillCart } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** ₹10 of promotional money, which is spent first. */
const WALLET_PAISE = 1000
const GIFT_PAISE = 20_000

test('money is added by UPI, spent, and stands in the statement with a gift (Spec §1 Wallet)', async ({
  open,
  stack,
  cell,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await createCustomer(stack, cell, WALLET_PAISE), await newVendor()]
  // Whoever comes from another page has a document that may not load the gateway's window, and gets one that may.
  const page = await open(customer, '/orders')
  await page.goto('/wallet')
  await expect(page.getByText(/^₹10 of promotional money can be spent until/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add money' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add money' })
  await expect(sheet.getByText('From ₹100 to ₹5,000.')).toBeVisible()
  await sheet.getByLabel('Amount in rupees').fill('1000')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Add ₹1,000' }).click()
  await gatewayOf(page)
    .getByRole('button', { name: /Approve by UPI/ })
    .click()
  await expect(page.getByRole('main').getByText('₹1,000 is in your wallet')).toBeVisible()
  await expect(page.getByText('₹1,010', { exact: true }).first()).toBeVisible()
  await expectNoOverflow(page)

  await stack.database.query(
    `with batch as (
       insert into private.gift_batches (many, amount_paise, expires_on, note, state, asked_by)
       select 1, $2::bigint, current_date + 1, 'For a journey', 'issued', u.id
       from auth.users as u where u.id <> $3::uuid limit 1 returning id)
     insert into private.gift_codes (digest, amount_paise, expires_at, batch_id, place)
     select private.gift_digest($1::text), $2::bigint, now() + interval '1 day', batch.id, 1 from batch`,
    [`GIFT-${customer.id}`, GIFT_PAISE, customer.id],
  )
  await page.getByRole('button', { name: 'Redeem a gift code' }).click()
  const gift = page.getByRole('dialog', { name: 'Redeem a gift code' })
  await gift.getByLabel('Gift code').fill('not a code')
  await gift.getByRole('button', { name: 'Redeem' }).click()
  await expect(gift.getByText('This code is not known. Check what you typed.')).toBeVisible()
  await gift.getByLabel('Gift code').fill(`gift ${customer.id}`)
  await gift.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByText('₹1,210', { exact: true }).first()).toBeVisible()
  // The balance is told before the sheet has its answer, and closing goes back in the history: that would undo the next
  // page.
  await expect(gift).toBeHidden()

  await fillCart(customer, [vendor.main])
  await page.goto('/checkout')
  await page.getByRole('button', { name: /Cash on delivery|Angadi wallet/ }).click()
  await page.getByRole('radio', { name: /Angadi wallet/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()

  await page.goto('/wallet')
  await expect(page.getByText(`Order paid · ${vendor.vendorName}`)).toBeVisible()
  await expect(page.getByText(/^Promotional ₹10, Gifts ₹200/)).toBeVisible()
  await page.getByText('In', { exact: true }).click()
  await expect(page.getByText(`Order paid · ${vendor.vendorName}`)).toBeHidden()
  await expect(page.getByText('Money added')).toBeVisible()
  await page.getByRole('button', { name: 'Statement of a month' }).click()
  const paper = page.getByRole('dialog', { name: 'Wallet statement' })
  await expect(paper.getByText('Closing balance')).toBeVisible()
  await expect(paper.getByText(`Order paid · ${vendor.vendorName}`)).toBeVisible()
  await expectAccessible(page)
})
