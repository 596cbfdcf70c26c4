import type { Page } from '@playwright/test'
import { z } from 'zod'
import { advance, cancelOpenOrders, placeDinner } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import type { SignedIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const utterance = z.object({ text: z.string(), lang: z.string(), rate: z.number(), volume: z.number() })

/** Leaves somebody without any notification. */
async function forget({ client, session }: SignedIn): Promise<void> {
  const { error } = await client.from('system_notifications').delete().eq('user_id', session.user.id)
  if (error) throw error
}

async function templatesOf({ client }: SignedIn): Promise<readonly string[]> {
  const { data, error } = await client.from('system_notifications').select('template')
  if (error) throw error
  return data.map(({ template }) => template)
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications, / })
const toastOf = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

test.describe('notifications (Spec §2, §7, §8, §9)', () => {
  test.beforeEach(async ({ as }) => {
    const ananya = await as('ananya')
    await cancelOpenOrders(ananya, await as('admin'))
    await forget(ananya)
    await forget(await as('restaurant'))
  })

  test('one arrives live, is told, counted, listed, marked and deleted (Spec §7 system_notifications)', async ({
    open,
    as,
  }) => {
    const ananya = await as('ananya')
    const page = await open('ananya')
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 0 unread')
    // What tells of arrivals comes in a quiet moment of the page; what was there before it is no news.
    await page.waitForLoadState('networkidle')
    const order = await placeDinner(ananya)
    await advance(await as('restaurant'), order.id, 'confirmed')
    await expect(toastOf(page, 'Order confirmed')).toContainText(order.order_number)
    await expect(toastOf(page, 'Order confirmed').getByRole('button', { name: 'Open' })).toBeVisible()
    await expect(bellOf(page)).toHaveAccessibleName(/^Notifications, [12] unread$/)
    await expectAccessible(page)

    await expect(page.getByRole('region', { name: '1 active order' })).toBeVisible()
    await bellOf(page).click()
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('heading', { name: /Order confirmed/ })).toBeVisible()
    await expectAccessible(page)
    await advance(await as('restaurant'), order.id, 'preparing')
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
    expect(await templatesOf(ananya)).toContain('order_confirmed')
    await first.getByRole('button', { name: 'Delete' }).click()
    await expect(first).toHaveCount(0)
    await expect.poll(() => templatesOf(ananya)).not.toContain('order_confirmed')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 0 unread')
  })

  test('what happens before the page begins to listen is seen all the same (Spec §7 enhanced_orders)', async ({
    open,
    as,
  }) => {
    const page = await open('ananya', 'about:blank')
    let listen = () => {}
    const listening = new Promise<void>((resolve) => {
      listen = resolve
    })
    await page.routeWebSocket(/\/realtime\//, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage(async (message) => {
        await listening
        server.send(message)
      })
    })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Order again' })).toBeVisible()
    const order = await placeDinner(await as('ananya'))
    await expect(page.getByRole('region', { name: '1 active order' })).toHaveCount(0)
    listen()
    const active = page.getByRole('region', { name: '1 active order' })
    await expect(active).toBeVisible()
    await expect(active.getByRole('link', { name: 'Track' })).toHaveAttribute(
      'href',
      `/order-tracking/${order.id}`,
    )
  })

  test('what one is looking at is not told again, and a row leads to what it is about', async ({
    open,
    as,
  }) => {
    const order = await placeDinner(await as('ananya'))
    const page = await open('ananya', `/order-tracking/${order.id}`)
    await expect(page.getByText('Waiting for the restaurant').or(page.getByRole('main'))).toBeVisible()
    await advance(await as('restaurant'), order.id, 'confirmed')
    await expect.poll(async () => await templatesOf(await as('ananya'))).toContain('order_confirmed')
    await expect(page.getByRole('main')).toContainText(/confirmed/i)
    await expect(toastOf(page, 'Order confirmed')).toHaveCount(0)

    await page.goto('/orders?sheet=notifications')
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await sheet.getByRole('link', { name: /Order confirmed/ }).click()
    await expect(page).toHaveURL(new RegExp(`/order-tracking/${order.id}$`))
    await expect(sheet).toHaveCount(0)
  })

  test('five are shown live, the rest on request (Spec §9 Orders)', async ({ open, as }) => {
    const [ananya, restaurant] = [await as('ananya'), await as('restaurant')]
    for (let turn = 0; turn < 2; turn += 1) {
      const order = await placeDinner(ananya)
      await advance(restaurant, order.id, 'confirmed')
      await advance(restaurant, order.id, 'preparing')
      await cancelOpenOrders(ananya, await as('admin'))
    }
    const total = (await templatesOf(ananya)).length
    expect(total).toBeGreaterThan(5)
    const page = await open('ananya', '/?sheet=notifications')
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('listitem')).toHaveCount(5)
    await sheet.getByRole('button', { name: `Show all ${total}` }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(total)
  })

  test('a lost network takes marking back: "Failed to mark notifications as read" (Spec §8 Notifications)', async ({
    open,
    as,
  }) => {
    const order = await placeDinner(await as('ananya'))
    await advance(await as('restaurant'), order.id, 'confirmed')
    const page = await open('ananya', '/?sheet=notifications', { allowed: [/ERR_FAILED/] })
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('listitem').first()).toBeVisible()
    await page.route('**/rpc/mark_notifications_read', (route) => route.abort())
    await sheet.getByRole('button', { name: 'Mark all read' }).click()
    await expect(toastOf(page, 'Failed to mark notifications as read')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Mark all read' })).toBeVisible()
  })

  test('a lost network takes deleting back: "Failed to delete notification" (Spec §8 Notifications)', async ({
    open,
    as,
  }) => {
    const order = await placeDinner(await as('ananya'))
    await advance(await as('restaurant'), order.id, 'confirmed')
    const page = await open('ananya', '/?sheet=notifications', { allowed: [/ERR_FAILED/] })
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

test.describe('voice alerts (Spec §7 text-to-speech, §9 Voice)', () => {
  test('the browser speaks of a new order where no speech service is set up', async ({ open, as }) => {
    const ananya = await as('ananya')
    await cancelOpenOrders(ananya, await as('admin'))
    const page = await open('restaurant', '/vendor/products')
    await page.evaluate(() => {
      const spoken: unknown[] = []
      Object.assign(window, { spoken })
      window.speechSynthesis.speak = (said) => {
        spoken.push({ text: said.text, lang: said.lang, rate: said.rate, volume: said.volume })
        said.dispatchEvent(new Event('end'))
      }
    })
    const spoken = () =>
      page.evaluate(() => JSON.stringify(Object.entries(window).find(([name]) => name === 'spoken')?.[1]))
    // Browsers let a page speak only after it was touched.
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Spoken alerts' }).click()
    const sheet = page.getByRole('dialog', { name: 'Spoken alerts' })
    await expect(sheet.getByRole('switch')).toBeChecked()
    await expectAccessible(page)
    await sheet.getByText('High').click()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    const order = await placeDinner(ananya)
    await expect(toastOf(page, 'New order')).toBeVisible()
    await expect.poll(spoken).toContain(order.order_number)
    const [said] = z.array(utterance).parse(JSON.parse(await spoken()))
    expect(said?.lang).toBe('en-IN')
    expect(said?.volume).toBeCloseTo(0.9)
    expect(said?.rate).toBeCloseTo(0.9)
    expect(said?.text).toMatch(/^New order\. Order /)
  })

  test('a customer is spoken to only after asking for it, on this device', async ({ open }) => {
    const page = await open('ananya', '/?sheet=voice')
    const sheet = page.getByRole('dialog', { name: 'Spoken alerts' })
    await expect(sheet.getByRole('switch')).not.toBeChecked()
    await sheet.getByText('Speak alerts on this device').click()
    await expect(sheet.getByRole('switch')).toBeChecked()
    await page.reload()
    await expect(sheet.getByRole('switch')).toBeChecked()
  })
})

test.describe('the header and the page (Spec §1, §2, §4)', () => {
  test('another language holds at once, without a reload, and for the next visit (Decisions, Header selector)', async ({
    open,
  }) => {
    const page = await open(null)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Language' }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose your language' })
    await expect(sheet.getByRole('radio')).toHaveCount(10)
    await expectAccessible(page)
    await sheet.getByText('తెలుగు').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'ఆర్డర్లు' }).first()).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  })

  test('the home screen greets, names the city and tells the weather or an estimate (Spec §1 Home)', async ({
    open,
  }) => {
    const page = await open('ananya')
    await expect(page.getByText(/^Good (Morning|Afternoon|Evening|Night), Ananya$/i)).toBeVisible()
    await expect(page.getByText(/^Weather(, an estimate)?: -?\d+°C, /)).toBeAttached()
    await expectAccessible(page)
  })

  test('a long page leads back to its top after 400 px (Spec §2 Scroll-to-top button)', async ({ open }) => {
    const page = await open('ananya', '/food')
    const button = page.getByRole('button', { name: 'Back to top' })
    await expect(page.getByRole('listitem').nth(6)).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 401))
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toHaveCount(0)
  })

  test('pulling the orders down fetches them anew, and a key does as well (Spec §2 Pull-to-refresh wrapper)', async ({
    open,
    isMobile,
  }) => {
    const page = await open('ananya', '/orders')
    await expect(page.getByRole('tab').first()).toBeVisible()
    const fetched = page.waitForResponse(/enhanced_orders/)
    if (!isMobile) {
      await page.getByRole('button', { name: 'Refresh' }).press('Enter')
      await fetched
      return
    }
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] })
    await touch('touchStart', 400)
    await touch('touchMove', 420)
    await touch('touchMove', 450)
    await expect(page.getByText('Pull to refresh')).toBeVisible()
    await touch('touchMove', 480)
    await expect(page.getByText('Release to refresh')).toBeVisible()
    await touch('touchEnd')
    await fetched
    await expect(page.getByText('Release to refresh')).toHaveCount(0)
    await expect(page.getByText('Refreshing')).toHaveCount(0)
  })
})

test.describe('app settings (Spec §7, §8)', () => {
  test('an administrator changes one, live for another window: "Setting updated successfully"', async ({
    open,
    as,
  }) => {
    const admin = await as('admin')
    const page = await open('admin', '/admin/settings')
    await expect(page.getByRole('heading', { name: 'App settings' })).toBeVisible()
    await expectAccessible(page)
    const other = await open('admin', '/admin')
    await other.getByRole('link', { name: 'App settings' }).click()
    await expect(other.getByRole('textbox', { name: 'claim_users' })).toHaveValue('10M+')
    try {
      await page.getByRole('textbox', { name: 'claim_users' }).fill('11M+')
      await page.getByRole('textbox', { name: 'claim_users' }).press('Enter')
      await expect(toastOf(page, 'Setting updated successfully')).toBeVisible()
      await expect(other.getByRole('textbox', { name: 'claim_users' })).toHaveValue('11M+')
      await page.getByRole('textbox', { name: 'offer_seconds' }).fill('soon')
      await page.getByRole('textbox', { name: 'offer_seconds' }).press('Enter')
      await expect(page.getByText('Enter a number')).toBeVisible()
    } finally {
      await admin.client.rpc('update_setting', {
        setting_key: 'claim_users',
        setting_value: { text: '10M+' },
      })
    }
  })

  test('what cannot be saved is told: "Failed to update setting" (Spec §8 Settings)', async ({ open }) => {
    const page = await open('admin', '/admin/settings', { allowed: [/ERR_FAILED/] })
    await page.route('**/rpc/update_setting', (route) => route.abort())
    await page.getByRole('textbox', { name: 'claim_users' }).fill('12M+')
    await page.getByRole('textbox', { name: 'claim_users' }).press('Enter')
    await expect(toastOf(page, 'Failed to update setting')).toBeVisible()
  })

  test('what cannot be fetched is told: "Failed to fetch app settings" (Spec §8 Settings)', async ({
    open,
  }) => {
    const page = await open('admin', '/admin', { allowed: [/ERR_FAILED/] })
    await page.route(/app_settings/, (route) => route.abort())
    await page.getByRole('link', { name: 'App settings' }).click()
    // The client tries several times by itself before it gives up.
    await expect(page.getByText('Failed to fetch app settings')).toBeVisible({ timeout: 40_000 })
    await page.unroute(/app_settings/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'claim_users' })).toBeVisible()
  })
})
