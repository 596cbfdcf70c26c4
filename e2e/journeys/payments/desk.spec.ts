import { expectAccessible } from '../../support/expect-accessible.ts'
import { formatPaise } from '../../support/money.ts'
import { booked, paidOnline, payForNothing, tellDispute } from '../../support/payments.ts'
import { expect, test } from '../../support/test.ts'

const STRAY_PAISE = 50_000

test.describe('the payment desk (decision 0106)', { tag: '@desktop' }, () => {
  test('money that came for nothing of ours is found, sent back with a reason, and stands in the audit log', async ({
    open,
    stack,
  }) => {
    test.slow()
    const { database } = stack
    const payment = await payForNothing(stack, STRAY_PAISE)
    // One of these minutes would still be told of, and the nightly comparison comes at night.
    await database.query(
      `with aged as (update payment_simulator.payments set created_at = created_at - interval '20 minutes'
         where id = $1 returning created_at)
       insert into private.gateway_days (day) select (created_at at time zone 'Asia/Kolkata')::date from aged
       on conflict (day) do update set due_at = now(), attempts = 0`,
      [payment],
    )
    await expect
      .poll(() =>
        database.query('select kind from private.gateway_differences where subject = $1 and is_open', [
          payment,
        ]),
      )
      .toEqual([{ kind: 'unknown_payment' }])

    const page = await open('admin', '/admin/payments')
    await page.getByText('Differences', { exact: true }).click()
    const row = page.getByRole('button', { name: new RegExp(payment) })
    await expect(row).toContainText(formatPaise(STRAY_PAISE))
    await row.click()
    const sheet = page.getByRole('dialog', { name: 'Payment for nothing of ours' })
    await sheet.getByRole('button', { name: 'Send the money back' }).click()
    await expect(sheet.getByText('Please say why.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel('Reason').fill('No order of ours has this number')
    await sheet.getByRole('button', { name: 'Send the money back' }).click()
    await expect(page.getByText('The money goes back')).toBeVisible()
    await expect(row).toBeHidden()

    // The gateway gives it back, once.
    await expect
      .poll(() =>
        database.query(
          'select amount::integer, status from payment_simulator.refunds where payment_id = $1',
          [payment],
        ),
      )
      .toEqual([{ amount: STRAY_PAISE, status: 'processed' }])
    await page.goto('/admin/audit')
    await page.getByLabel('Subject').fill(payment)
    const entry = page.getByRole('listitem').filter({ hasText: payment })
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText('Ended a difference with the gateway')
    await expect(entry).toContainText('No order of ours has this number')
  })

  test('a dispute told by the gateway has its clock, its money is apart until it is won, and lost where it is not', async ({
    open,
    stack,
    newCustomer,
    newVendor,
  }) => {
    test.slow()
    const vendor = await newVendor()
    const [one, other] = [
      await paidOnline(stack, await newCustomer(), vendor),
      await paidOnline(stack, await newCustomer(), vendor),
    ]
    const stateOf = async (payment: string) =>
      (
        await stack.database.query(
          'select state from private.gateway_disputes where provider_payment_id = $1',
          [payment],
        )
      ).map(({ state }) => state)
    await tellDispute(stack, one.paymentId, 'open')
    await expect.poll(() => stateOf(one.paymentId)).toEqual(['open'])

    const page = await open('admin', '/admin/payments')
    const show = (view: string) => page.getByText(view, { exact: true }).first().click()
    const rowOf = ({ order }: typeof one) =>
      page.getByRole('button', { name: new RegExp(order.order_number) })
    await show('Disputes')
    await expect(rowOf(one)).toContainText(/Answer by/)
    await expect(rowOf(one)).toContainText(formatPaise(one.order.total_paise))
    await rowOf(one).click()
    const sheet = page.getByRole('dialog', { name: new RegExp(one.order.order_number) })
    await sheet.getByLabel('What we tell the bank').fill('Delivered at noon, with the code of the customer.')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await show('Books')
    const held = page.getByText('Disputed', { exact: true }).locator('xpath=..')
    await expect(held).toContainText(formatPaise(one.order.total_paise))
    const revenue = await booked(stack, 'platform_revenue')

    await tellDispute(stack, one.paymentId, 'won')
    await expect.poll(() => stateOf(one.paymentId)).toEqual(['won'])
    // The end may be told before the beginning.
    await tellDispute(stack, other.paymentId, 'lost')
    await expect.poll(() => stateOf(other.paymentId)).toEqual(['lost'])
    await page.reload()
    await show('Disputes')
    await expect(rowOf(one)).toContainText('Won')
    await expect(rowOf(other)).toContainText('Lost')
    await expect(rowOf(other)).not.toContainText(/Answer by/)
    await show('Books')
    await expect(held).toContainText(formatPaise(0))
    expect(await booked(stack, 'platform_revenue')).toBe(revenue - other.order.total_paise)
  })
})
