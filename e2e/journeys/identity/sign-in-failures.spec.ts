import type { Page } from '@playwright/test'
import { freshPhone } from '../../support/accounts.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { expect, test } from '../../support/test.ts'

/** Console messages of the browser about the failures that these journeys provoke. */
const FAILED = [/status of 500/]

/** Makes a service fail without giving a reason. */
async function failSilently(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
}

test.describe('a failure that says nothing about itself has a sentence (Spec §8 Auth)', () => {
  test('"Failed to send OTP" and "Invalid OTP"', async ({ open }) => {
    const page = await open(null, '/auth', { allowed: FAILED })
    await failSilently(page, '**/auth/v1/otp*')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(freshPhone().slice(-10))
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Failed to send OTP')).toBeVisible()
    await page.unroute('**/auth/v1/otp*')
    await sendCode(page, freshPhone().slice(-10))
    await failSilently(page, '**/auth/v1/verify*')
    await typeCode(page, '123456')
    await expect(page.getByText('Invalid OTP')).toBeVisible()
  })

  test('"Login failed" and "Authentication failed"', async ({ open }) => {
    const page = await open(null, '/root-auth?step=email', { allowed: FAILED })
    await failSilently(page, '**/auth/v1/token*')
    await failSilently(page, '**/auth/v1/signup*')
    await page.getByRole('textbox', { name: 'Email' }).fill('lakshmi@example.com')
    await page.getByLabel('Password', { exact: true }).fill('ten quiet peacocks')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Login failed')).toBeVisible()
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await page.getByLabel('Full name').fill('Lakshmi')
    await page.getByLabel('Password', { exact: true }).fill('ten quiet peacocks')
    await page.getByLabel('Confirm password').fill('ten quiet peacocks')
    await page.getByRole('button', { name: 'Create account', exact: true }).click()
    await expect(page.getByText('Authentication failed')).toBeVisible()
  })
})

test('a role that cannot be assigned is told and asked for again: "Assignment Error" and "Role Assignment Failed" (Spec §8 Role assignment toasts)', async ({
  open,
  stack,
}) => {
  const phone = freshPhone()
  const page = await open(null, '/auth', { allowed: [/status of (500|403)/] })
  await sendCode(page, phone.slice(-10))
  await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
  const chooseVendor = async () => {
    await page.getByRole('radio', { name: /^Service Provider/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  const assigning = '**/rpc/assign_additional_role'
  await expect(page.getByRole('heading', { name: 'How will you use Angadi?' })).toBeVisible()
  await failSilently(page, assigning)
  await chooseVendor()
  await expect(page.getByText('Assignment Error')).toBeVisible()
  await expect(page.getByText('Failed to assign role. Please try again.')).toBeVisible()
  await page.unroute(assigning)
  await page.route(assigning, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'PT403', message: 'forbidden', details: 'role_not_offered', hint: null },
        }),
  )
  await chooseVendor()
  await expect(page.getByText('Role Assignment Failed')).toBeVisible()
})
