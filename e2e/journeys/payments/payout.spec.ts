import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { formatPaise } from '../../support/money.ts'
import { collectedOrder } from '../../support/order.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'
import type { Vendor } from '../../support/vendor.ts'

const made = z.object({ id: z.uuid(), payout_paise: z.coerce.number(), order_number: z.string() })

/** A vendor who has sold here for a month: a newcomer's earnings are held for a while. */
async function isNoNewcomer({ database }: TestStack, { vendorId }: Vendor): Promise<void> {
  await database.query(
    `update public.vendors set created_at = now() - interval '30 days' where id = $1::uuid`,
    [vendorId],
  )
}

/** Sets the account that is paid to, on the screen. */
async function setAccount(page: Page, { database }: TestStack, { vendorId }: Vendor): Promise<void> {
  await page.getByRole('button', { name: 'Add an account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add an account' })
  await sheet.getByLabel('Name of the account holder').fill('Salma Begum')
  await sheet.getByLabel('UPI ID').fill('salma@okaxis')
  await sheet.getByRole('button', { name: 'Save the account' }).click()
  await expect(sheet).toBeHidden()
  // Nobody waits a day here.
  await database.query('update private.payout_accounts set usable_from = now() where owner_id = $1::uuid', [
    vendorId,
  ])
}

/** Waits until something of a vendor's payouts has become what it is to be; the worker is called without its pauses. */
async function becomes({ database }: TestStack, vendor: Vendor, query: string, goal: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await database.query(
          'update private.payout_accounts set check_next_at = now() where owner_id = $1::uuid',
          [vendor.vendorId],
        )
        await database.query('select private.call_payout_worker()')
        const [row] = await database.query(query, [vendor.vendorId])
        return row?.['state']
      },
      { timeout: 40_000 },
    )
    .toBe(goal)
}

/** The week ends: everybody gets a statement. Returns this vendor's. */
async function weekEnds({ database }: TestStack, { vendorId }: Vendor): Promise<z.infer<typeof made>> {
  await database.query('select private.run_payouts(now(), 1000)')
  const [row] = await database.query(
    `select s.id, s.payout_paise, o.order_number from public.payout_statements as s
     join public.enhanced_orders as o on o.vendor_id = s.owner_id where s.owner_id = $1::uuid order by s.made_at desc limit 1`,
    [vendorId],
  )
  return made.parse(row)
}

test('a week is paid to the bank, and its statement shows the way from the order to the bank', async ({
  open,
  stack,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await isNoNewcomer(stack, vendor)
  const page = await open(vendor, '/vendor/analytics')
  // Money goes to no account before its bank has confirmed it by a transfer of a rupee.
  await setAccount(page, stack, vendor)
  await collectedOrder(customer, vendor)
  await becomes(
    stack,
    vendor,
    'select check_state as state from private.payout_accounts where owner_id = $1::uuid',
    'verified',
  )
  const { payout_paise, order_number } = await weekEnds(stack, vendor)
  await becomes(stack, vendor, 'select status as state from public.payouts where owner_id = $1::uuid', 'paid')
  await page.reload()
  await page.getByRole('button', { name: /^Week until/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Week until/ })
  await expect(sheet.getByText('Sales after own offers')).toBeVisible()
  await expect(sheet.getByText('Commission', { exact: true })).toBeVisible()
  await expect(sheet.getByText(`−${formatPaise(payout_paise)}`)).toBeVisible()
  // The bank's own number of the transfer.
  await expect(sheet.getByText(/· Paid · UTR\w+/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Movement by movement' }).click()
  await expect(sheet.getByText(new RegExp(`^${order_number} ·`))).toBeVisible()
  await expect(sheet.getByText('Paid out', { exact: true }).last()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Reference UTR/)).toBeVisible()
  await expectAccessible(page)
})
