import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'
import { noteToasts } from '../../support/toast.ts'

test.describe('a subscription (Issue 11, A morning: milk skipped for tomorrow)', () => {
  test('is skipped for a day and paused by its customer, and its store sees when it comes next', async ({
    open,
    stack,
  }) => {
    // The store's own cut-off in the evening would close tomorrow for a run that begins before and ends after it.
    await stack.database.query("update public.subscription_terms set cut_off = '23:59'")
    const store = await open('store', '/vendor/subscriptions')
    const door = store.getByRole('listitem').filter({ hasText: 'Imran' }).first()
    await expect(door).toBeVisible()
    const before = await door.getByText(/^Next: /).textContent()
    const page = await open('imran', '/grocery/subscriptions')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page)
    const told = await noteToasts(page)
    // The calendar opens at the next delivery, which the seeds set to the first day that can still be changed.
    await page
      .getByRole('button', { name: /^Skip / })
      .first()
      .click()
    await expect.poll(told).toContainEqual(expect.stringContaining('is skipped on'))
    await expect(page.getByRole('button', { name: /^(Add one|Deliver anyway): / }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^(Add one|Deliver anyway): / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^(Add one|Deliver anyway): / })).toHaveCount(0)

    await page.getByRole('button', { name: 'Pause everything for a while' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click()
    const pause = page.getByRole('listitem').filter({ hasText: /Pause from / })
    await expect(pause.first()).toBeVisible()
    await expect.poll(told).toContainEqual(expect.stringMatching(/^Paused from/))
    await page.reload()
    await expect(pause.first()).toBeVisible()
    await store.reload()
    await expect(door.getByText(/^Next: /)).not.toHaveText(before ?? '')
  })
})
