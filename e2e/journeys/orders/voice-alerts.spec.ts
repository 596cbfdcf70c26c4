import { z } from 'zod'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'
import { toastOf } from '../../support/toast.ts'

const utterance = z.object({ text: z.string(), lang: z.string(), rate: z.number(), volume: z.number() })

test.describe('voice alerts (Spec §7 text-to-speech, §9 Voice)', () => {
  test('the browser speaks of a new order where no speech service is set up', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const page = await open(vendor, '/vendor/products')
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
    // Browsers let a page play speech only after a user gesture.
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Spoken alerts' }).click()
    const sheet = page.getByRole('dialog', { name: 'Spoken alerts' })
    await expect(sheet.getByRole('switch')).toBeChecked()
    await expectAccessible(page)
    await sheet.getByText('High').click()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    const order = await placeOrder(customer, vendor)
    await expect(toastOf(page, 'New order')).toBeVisible()
    await expect.poll(spoken).toContain(order.order_number)
    const [said] = z.array(utterance).parse(JSON.parse(await spoken()))
    expect(said?.lang).toBe('en-IN')
    expect(said?.volume).toBeCloseTo(0.9)
    expect(said?.rate).toBeCloseTo(0.9)
    expect(said?.text).toMatch(/^New order\. Order /)
  })

  test('a customer is spoken to only after asking for it, on this device', async ({ open, newAccount }) => {
    const page = await open(await newAccount(), '/?sheet=voice')
    const sheet = page.getByRole('dialog', { name: 'Spoken alerts' })
    await expect(sheet.getByRole('switch')).not.toBeChecked()
    await sheet.getByText('Speak alerts on this device').click()
    await expect(sheet.getByRole('switch')).toBeChecked()
    await page.reload()
    await expect(sheet.getByRole('switch')).toBeChecked()
  })
})
