import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { fillCart } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** What the first plan costs, as the wallet pays it. */
const PRICE = '₹199'

test('a member’s month: a trial, a saving on the bill and the meter, a paid renewal with its invoice, and cancelling (Spec §1 Memberships)', async ({
  open,
  stack,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  const page = await open(customer, '/membership')
  await page
    .getByRole('button', { name: /^Try \d+ days free$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/membership\/dashboard$/)
  await expect(page.getByText(/^Free trial until /)).toBeVisible()
  await expect(page.getByText('Your orders with their savings stand here.')).toBeVisible()

  await fillCart(customer, [vendor.main])
  await page.goto('/checkout')
  const saves = page.getByText(/^Your membership saves ₹[\d.]+ on this order$/).first()
  await expect(saves).toBeVisible()
  const saved = /₹[\d.]+/.exec((await saves.textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: /Cash on delivery|Angadi wallet/ }).click()
  await page.getByRole('radio', { name: /Angadi wallet/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
  await page.goto('/membership/dashboard')
  await expect(page.getByText(`Saved so far ${saved}`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(vendor.vendorName) })).toContainText(saved)

  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await page.getByRole('button', { name: 'Choose', exact: true }).first().click()
  await page.getByRole('switch', { name: /Renew from my wallet/ }).click()
  await expect(page.getByText(/your wallet pays ₹199 for the next term$/)).toBeVisible()
  await page.getByRole('button', { name: `Pay ${PRICE} from the wallet` }).click()
  await expect(page.getByText(/^Renews after .+ for ₹199 from your wallet$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tax invoice/ })).toHaveCount(1)

  // A month goes by: its end has come, and the job that renews runs.
  await stack.database.query(
    `update private.memberships set ends_at = now() - interval '1 hour', next_try_at = now() - interval '1 minute'
     where user_id = $1::uuid`,
    [customer.id],
  )
  await stack.database.query('select private.run_memberships()')
  await page.reload()
  const papers = page.getByRole('button', { name: /^Tax invoice/ })
  await expect(papers).toHaveCount(2)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await papers.first().click()
  const paper = page.getByRole('dialog', { name: /^AG\// })
  await expect(paper.getByText(/^Membership from .+ to /)).toBeVisible()
  await expect(paper.getByText('CGST 9 %')).toBeVisible()
  await expect(paper.getByText('₹168.64')).toBeVisible()
  await expectAccessible(page)
  await paper.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Cancel the renewal' }).click()
  await expect(page.getByText(/^Benefits until .+, then it ends$/)).toBeVisible()
  await fillCart(customer, [vendor.main])
  await page.goto('/checkout')
  await expect(page.getByText(/^Your membership saves ₹[\d.]+ on this order$/).first()).toBeVisible()
})

test('a shop reads the card of a member, and nothing of anybody else', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await customer.client.rpc('start_membership_trial', { plan_code: 'plus_month' }).throwOnError()
  const card = await open(customer, '/membership/card')
  const shown = card.getByText(/^Or tell the shop this code: /)
  await expect(shown).toBeVisible()
  await expectAccessible(card)
  const code = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''

  const shop = await open(vendor, '/vendor/hub?part=card')
  const field = shop.getByRole('textbox', { name: 'Code of the card' })
  await field.fill('AAAAA-AAAAA')
  await field.press('Enter')
  await expect(shop.getByText('This is not the card of a member')).toBeVisible()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(shop.getByText('Lakshmi is a member')).toBeVisible()
  await expect(shop.getByText(/^Plus, monthly, until /)).toBeVisible()
  await expectAccessible(shop)
  await expectNoOverflow(shop)
})
