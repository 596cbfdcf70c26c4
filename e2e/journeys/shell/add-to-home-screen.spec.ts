import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { stopClock, tickUntilVisible } from '../../support/stopped-clock.ts'
import { expect, test } from '../../support/test.ts'

test('Add to Home Screen comes at the second screen, goes after 10 seconds and stays away (Spec §2, §9)', async ({
  open,
}) => {
  const page = await open(null, '/')
  // The code that offers it loads when the page is idle, and counts screens from then on.
  await deferredPartsShown(page)
  await stopClock(page)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) })
    window.dispatchEvent(offer)
  })
  const card = page.getByRole('complementary', { name: 'Keep Angadi at hand' })
  await expect(page.getByRole('main')).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(card).toBeHidden()
  await page.evaluate(() => {
    window.history.pushState({}, '', '/food')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await tickUntilVisible(page, card.getByRole('button', { name: 'Add to Home Screen' }))
  await page.clock.runFor(5_000)
  await expect(card).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(card).toBeHidden()
  await page.clock.resume()
  await page.evaluate(() => {
    window.history.pushState({}, '', '/shopping/cart')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(card).toBeHidden()
})
