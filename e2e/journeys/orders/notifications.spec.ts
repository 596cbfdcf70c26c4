import type { Page } from '@playwright/test'
import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { advance, placeOrder } from '../../support/order.ts'
import type { SignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'
import { leaveToasts, toastOf } from '../../support/toast.ts'

async function templatesOf({ client }: SignedIn): Promise<readonly string[]> {
  const { data } = await client.from('system_notifications').select('template').throwOnError()
  return data.map(({ template }) => template)
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications, / })

test.describe('notifications (Spec §2, §7, §8, §9)', () => {
  test('one arrives live, is told, counted, listed, marked and deleted (Spec §7 system_notifications)', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const page = await open(customer, 'about:blank')
    const listed = page.waitForResponse(/\/rest\/v1\/system_notifications\?select=/)
    await page.goto('/')
    await listed
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 0 unread')
    // The listener for notifications loads when the page is idle; it does not announce earlier ones.
    await deferredPartsShown(page)
    const order = await placeOrder(customer, vendor)
    await advance(vendor, order.id, 'confirmed')
    await expect(toastOf(page, 'Order confirmed')).toContainText(order.order_number)
    await expect(toastOf(page, 'Order confirmed').getByRole('button', { name: 'Open' })).toBeVisible()
    await expect(bellOf(page)).toHaveAccessibleName(/^Notifications, [12] unread$/)
    await expectAccessible(page)

    await expect(page.getByRole('region', { name: '1 active order' })).toBeVisible()
    await bellOf(page).click()
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('heading', { name: /Order confirmed/ })).toBeVisible()
    await expect(toastOf(page, 'Order confirmed')).toHaveCount(0)
    await expectAccessible(page)
    await advance(vendor, order.id, 'preparing')
    await expect(sheet.getByRole('heading', { name: /Order being prepared/ })).toBeVisible()
    await expect(toastOf(page, 'Order being prepared')).toHaveCount(0)

    await sheet.getByRole('button', { name: 'Mark all read' }).click()
    await expect(toastOf(page, 'All notifications marked as read')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Mark all read' })).toHaveCount(0)

    const first = sheet.getByRole('listitem').filter({ hasText: 'Order confirmed' })
    await first.getByRole('button', { name: 'Delete' }).click()
    await expect(first).toHaveCount(0)
    await toastOf(page, 'Notification deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(first).toHaveCount(1)
    expect(await templatesOf(customer)).toContain('order_confirmed')
    await first.getByRole('button', { name: 'Delete' }).click()
    await expect(first).toHaveCount(0)
    // The deletion is sent when its message closes.
    await leaveToasts(page)
    await expect.poll(() => templatesOf(customer)).not.toContain('order_confirmed')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 0 unread')
  })

  test('what happens before the page begins to listen is seen all the same (Spec §7 enhanced_orders)', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const page = await open(customer, 'about:blank')
    const listening = Promise.withResolvers<void>()
    await page.routeWebSocket(/\/realtime\//, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage(async (message) => {
        await listening.promise
        server.send(message)
      })
    })
    const fetched = page.waitForResponse(/\/rest\/v1\/rpc\/home_page/)
    await page.goto('/')
    await fetched
    const order = await placeOrder(customer, vendor)
    await expect(page.getByRole('region', { name: '1 active order' })).toHaveCount(0)
    listening.resolve()
    const active = page.getByRole('region', { name: '1 active order' })
    await active.getByRole('button', { name: /View Active Orders/ }).click()
    await expect(active.getByRole('link', { name: 'Track' })).toHaveAttribute(
      'href',
      `/order-tracking/${order.id}`,
    )
  })

  test('what one is looking at is not told again, and a row leads to what it is about', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const order = await placeOrder(customer, vendor)
    const page = await open(customer, `/order-tracking/${order.id}`)
    await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    await advance(vendor, order.id, 'confirmed')
    await expect.poll(() => templatesOf(customer)).toContain('order_confirmed')
    await expect(page.getByRole('main')).toContainText(/confirmed/i)
    await expect(toastOf(page, 'Order confirmed')).toHaveCount(0)

    await page.goto('/orders?sheet=notifications')
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await sheet.getByRole('link', { name: /Order confirmed/ }).click()
    await expect(page).toHaveURL(new RegExp(`/order-tracking/${order.id}$`))
    await expect(sheet).toHaveCount(0)
  })

  test('five are shown live, the rest on request, the newest first, none that has expired and 50 at the most (Spec §7 system_notifications, §9 Orders)', async ({
    open,
    newCustomer,
    stack,
  }) => {
    const customer = await newCustomer()
    const write = (count: number, age: string, expires: string) =>
      stack.database.query(
        `insert into public.system_notifications (user_id, title, message, template, params, created_at, expires_at)
         select $1::uuid, 'Order confirmed', 'Confirmed', 'order_confirmed',
                jsonb_build_object('order_number', 'N' || n, 'vendor', 'Charminar'),
                now() - $2::interval - n * interval '1 second', now() + $3::interval
         from generate_series(1, $4::integer) as n`,
        [customer.id, age, expires, count],
      )
    await write(1, '1 minute', '-1 second')
    await write(51, '1 hour', '1 day')
    const page = await open(customer, '/?sheet=notifications')
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    const rows = sheet.getByRole('listitem')
    await expect(rows).toHaveCount(5)
    await expect(rows.first()).toContainText('Your order N1 from')
    await sheet.getByRole('button', { name: 'Show all 50' }).click()
    await expect(rows).toHaveCount(50)
    await expect(rows.nth(1)).toContainText('Your order N2 from')
    await expect(rows.last()).toContainText('Your order N50 from')
  })

  test('a lost network takes marking back: "Failed to mark notifications as read" (Spec §8 Notifications)', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await advance(vendor, (await placeOrder(customer, vendor)).id, 'confirmed')
    const page = await open(customer, '/?sheet=notifications', { allowed: [/ERR_FAILED/] })
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('listitem').first()).toBeVisible()
    await page.route('**/rpc/mark_notifications_read', (route) => route.abort())
    await sheet.getByRole('button', { name: 'Mark all read' }).click()
    await expect(toastOf(page, 'Failed to mark notifications as read')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Mark all read' })).toBeVisible()
  })

  test('a lost network takes deleting back: "Failed to delete notification" (Spec §8 Notifications)', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await advance(vendor, (await placeOrder(customer, vendor)).id, 'confirmed')
    const page = await open(customer, '/?sheet=notifications', { allowed: [/ERR_FAILED/] })
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    const row = sheet.getByRole('listitem').filter({ hasText: 'Order confirmed' })
    await expect(row).toHaveCount(1)
    await page.route('**/system_notifications?id=**', (route) => route.abort())
    await row.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await expect(toastOf(page, 'Failed to delete notification')).toBeVisible()
    await expect(row).toHaveCount(1)
  })
})
