import type { Locator, Page } from '@playwright/test'

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
