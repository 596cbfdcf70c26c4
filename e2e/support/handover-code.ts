import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { TestStack } from './stack.ts'

const kept = z.object({ code: z.string() })

/** The code with which an order is handed over, as its owner reads it. */
export async function codeOf(
  { database }: TestStack,
  orderId: string,
  purpose: 'pickup' | 'drop',
): Promise<string> {
  const [row] = await database.query(
    'select code from private.handover_codes where order_id = $1::uuid and purpose = $2',
    [orderId, purpose],
  )
  return kept.parse(row).code
}

/** The four digits next to or below a label. */
export async function digitsAt(page: Page | Locator, label: string): Promise<string> {
  const text = (await page.getByText(label, { exact: true }).first().locator('xpath=..').textContent()) ?? ''
  const [digits] = /\d{4}/.exec(text.replaceAll(' ', '')) ?? []
  if (digits === undefined) throw new Error(`no code beside "${label}": ${text}`)
  return digits
}

/** Types a code where it is asked for, and sends it. */
export async function typeCode(page: Page, label: string, code: string, submit: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).first().click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: submit }).click()
}
