// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadCheckoutScript } from './checkout-script.ts'
import { FakeCheckout } from './fake-checkout.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete window.Razorpay
})

/** Collects the scripts that are added to the page, instead of loading them. */
function addedScripts() {
  const added: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node)
  })
  return added
}

test('the script is loaded once, however often it is asked for', async () => {
  const added = addedScripts()
  const both = Promise.all([loadCheckoutScript('/once.js'), loadCheckoutScript('/once.js')])
  window.Razorpay = FakeCheckout
  added[0]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual([FakeCheckout, FakeCheckout])
  expect(await loadCheckoutScript('/once.js')).toBe(FakeCheckout)
  expect(added.map(({ src }) => new URL(src, 'http://page.test').pathname)).toEqual(['/once.js'])
})

test('one that cannot be loaded is loaded anew by the next call', async () => {
  const added = addedScripts()
  const first = loadCheckoutScript('/blocked.js')
  added[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toMatchObject({ code: 'checkout_script_failed', retryable: true })
  const second = loadCheckoutScript('/blocked.js')
  window.Razorpay = FakeCheckout
  added[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe(FakeCheckout)
})

test('a file that defines no checkout has failed, such as a page of a captive portal', async () => {
  const added = addedScripts()
  const loaded = loadCheckoutScript('/portal.js')
  added[0]?.dispatchEvent(new Event('load'))
  await expect(loaded).rejects.toMatchObject({ code: 'checkout_script_failed' })
})
