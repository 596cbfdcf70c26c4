import { expect, type Page } from '@playwright/test'

/** Types a number of ten digits and waits for the step of the code. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  // By its role: the app that is about to take over has the same field, still hidden.
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

/** Types a code; the last digit sends it off. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially(code)
}
