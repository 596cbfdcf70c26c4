import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { textsOf } from '../../../packages/local/src/functions/pdf-reader.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { collectedOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Opens a document from the list of an order and saves it; the texts of the file. */
async function downloaded(page: Page, kind: RegExp, name: RegExp): Promise<readonly string[]> {
  await page.getByRole('button', { name: kind }).first().click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByText('GSTIN', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[A-Z]{2}-\d{4}-\d{6}\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  return textsOf(bytes)
}

test('the invoice of an order and the credit note of a refund are opened and saved as files', async ({
  open,
  newCustomer,
  newVendor,
  newAccount,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  const order = await collectedOrder(customer, vendor)
  const { data: issued } = await customer.client
    .from('invoices')
    .select('number, total_paise')
    .eq('section_9_5', true)
    .not('supplier_id', 'is', null)
    .single()
    .throwOnError()
  const page = await open(customer, `/shopping/orders/${order}`)
  await expect(page.getByRole('button', { name: /^Tax invoice/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Credit note/ })).toBeHidden()
  const invoice = await downloaded(page, new RegExp(`^Tax invoice.*${issued.number}`), /^AG\//)
  expect(invoice).toContain(issued.number)
  expect(invoice).toContain(`₹${grouped.format(issued.total_paise / 100)}`)

  const admin = await newAccount({ roles: ['admin'] })
  await admin.client
    .rpc('refund_order', {
      order_id: order,
      lines: [{ position: 1, amount_paise: 5000 }],
      reason_code: 'item_bad',
      note: 'Cold',
      idempotency_key: `refund-${order}`,
    })
    .throwOnError()
  await page.reload()
  const note = await downloaded(page, /^Credit note/, /^AC\//)
  // Of ₹50 before tax, 5 % in two equal halves goes back too.
  expect(note).toContain('₹52.50')
  expect(note.some((text) => text.startsWith(issued.number))).toBe(true)
  await expectNoOverflow(page)

  // Whoever has nothing to do with the order gets nothing of it.
  const stranger = await newCustomer()
  const { data, error } = await stranger.client.functions.invoke('invoice-file', {
    body: { order_id: order, invoice_id: order, language: 'en' },
  })
  expect(data).toBeNull()
  expect(error).toHaveProperty('context.status', 404)
})
