import type { Page } from '@playwright/test'
import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { ReleaseProxy } from '../../support/release-proxy.ts'
import { shellStored } from '../../support/service-worker.ts'
import { test as base, expect } from '../../support/test.ts'

const test = base.extend<{ readonly releaseProxy: ReleaseProxy }>({
  releaseProxy: async ({ stack }, use) => {
    const proxy = await ReleaseProxy.start(stack.webUrl)
    await use(proxy)
    await proxy.stop()
  },
})

async function releaseOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="release-under-test"]').getAttribute('content')
}

/** Simulates the return from another window: the page looks for a new release. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const newVersion = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready' })

test.describe('a new release', () => {
  // The browser changes workers when it is free to.
  test.slow()

  test('is offered, waits for consent, and then reloads every tab once (Issue 2, PWA)', async ({
    // Asked for first, so that it stops after the pages have closed.
    releaseProxy,
    open,
  }) => {
    const first = await open(null, `${releaseProxy.origin}/`, { installed: true })
    await shellStored(first, 'customer')
    const second = await first.context().newPage()
    await second.goto(`${releaseProxy.origin}/food`)
    await deferredPartsShown(second)
    await first.bringToFront()
    const before = await first.evaluate(() => caches.keys())

    releaseProxy.putOutRelease()
    await comeBack(first)
    await expect(newVersion(first)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(first)
    expect(await releaseOf(first)).toBe('1')

    const reloads: string[] = []
    for (const page of [first, second]) page.on('load', () => reloads.push(page.url()))
    await newVersion(first).getByRole('button', { name: 'Reload' }).click()
    // Whoever has agreed does not wait for the worker; the other tab follows once the browser has changed it.
    await expect.poll(() => releaseOf(first)).toBe('2')
    await expect.poll(() => releaseOf(second), { timeout: 60_000 }).toBe('2')
    await expect.poll(() => reloads).toHaveLength(2)
    await expect(newVersion(first)).toBeHidden()
    const after = await first.evaluate(() => caches.keys())
    expect(reloads).toHaveLength(2)
    expect(after.filter((name) => name.startsWith('angadi-release-'))).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  test('is never hidden behind an old page, and nobody is asked who has it already (Issue 2, PWA)', async ({
    releaseProxy,
    open,
  }) => {
    const page = await open(null, `${releaseProxy.origin}/`, { installed: true })
    await shellStored(page, 'customer')
    releaseProxy.putOutRelease()
    await page.goto(`${releaseProxy.origin}/food`)
    expect(await releaseOf(page)).toBe('2')
    // The worker behind the page changes without a message.
    await expect
      .poll(
        () => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('.2')).length),
        {
          timeout: 30_000,
        },
      )
      .toBe(1)
    await expect(newVersion(page)).toBeHidden()
  })
})
