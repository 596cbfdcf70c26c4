import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { mailAccount } from '../../support/fresh-accounts.ts'
import { lastMessageTo, linkIn } from '../../support/inbox.ts'
import { expect, test } from '../../support/test.ts'

const newAddress = () => `${randomUUID()}@example.com`
const PASSWORD = 'ten quiet peacocks'
/** Console messages of the browser about a refusal that the journey provokes. */
const REFUSED = [/status of 4\d\d/]

test.describe('e-mail (Spec §4 Email login)', () => {
  async function signUp(page: Page, address: string): Promise<void> {
    await page.getByLabel('Full name').fill('Lakshmi')
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
  }

  test('an account is opened, its mail answered, its password forgotten and chosen anew: "Account created successfully", "Signed in successfully" (Spec §5 Email login, §8 Success)', async ({
    open,
    stack,
  }) => {
    const address = newAddress()
    const page = await open(null, '/auth?step=email', { allowed: REFUSED })
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in with email' })).toBeVisible()
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Open an account with email' })).toBeVisible()
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const message of ['Full name is required', 'Email is required', 'Password is required'])
      await expect(page.getByText(message)).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('lakshmi')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const message of [
      'Enter a valid email address',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ])
      await expect(page.getByText(message)).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Too many people use this password.')).toBeVisible()
    await expectAccessible(page)
    await signUp(page, address)
    await expect(page.getByText('Account created successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.goto(linkIn(await lastMessageTo(stack, address)))
    await expect(page).toHaveURL(/:\d+\/$/)

    const forgetful = await open(null, '/auth?step=reset', { allowed: REFUSED })
    await forgetful.getByRole('textbox', { name: 'Email' }).fill(address)
    await forgetful.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgetful.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await forgetful.goto(linkIn(await lastMessageTo(stack, address, 2)))
    await expect(forgetful.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expectAccessible(forgetful)
    await forgetful.getByLabel('New password').fill('eleven quiet peacocks')
    await forgetful.getByLabel('Confirm password').fill('eleven quiet peacocks')
    await forgetful.getByRole('button', { name: 'Save and continue' }).click()
    await expect(forgetful.getByText('Your new password is saved')).toBeVisible()

    const again = await open(null, '/auth', { allowed: REFUSED })
    await again.getByRole('radio', { name: 'Email' }).click()
    await again.getByRole('textbox', { name: 'Email' }).fill(address)
    await again.getByLabel('Password', { exact: true }).fill('eleven quiet peacocks')
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(again.getByText('Signed in successfully')).toBeVisible()
  })

  test('details that fit nobody open an account, and known and new addresses get the same words (Decisions, Email sign-in that signs up)', async ({
    open,
    stack,
  }) => {
    const known = await mailAccount(stack)
    for (const address of [newAddress(), known.email]) {
      const page = await open(null, '/auth?step=email', { allowed: REFUSED })
      for (const password of [PASSWORD, 'another password']) {
        await page.getByRole('textbox', { name: 'Email' }).fill(address)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
        await expect(page.getByText(`If ${address} is new here`)).toBeVisible()
        await page.getByRole('button', { name: 'Back to sign in' }).click()
      }
    }
  })

  test('on the main sign-in a wrong password is told (Spec §4 Email login)', async ({ open }) => {
    const page = await open(null, '/root-auth?step=email', { allowed: REFUSED })
    await page.getByRole('textbox', { name: 'Email' }).fill(newAddress())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email or password is not right.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  })

  test('the beauty sign-up keeps its own rules (Spec §5 Beauty)', async ({ open, stack }) => {
    const address = newAddress()
    const page = await open(null, '/beauty-auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    // Not `check`: the radio follows the address, which a busy page writes a moment after the tap.
    await page.getByRole('radio', { name: 'Sign Up' }).click()
    const create = page.getByRole('button', { name: 'Create Account' })
    await expect(create).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill('another')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(create).toBeDisabled()
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await create.click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Full name').fill('Lakshmi')
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await create.click()
    await expect(page.getByText('Account created successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(await lastMessageTo(stack, address)).toContain('/auth/v1/verify')
  })
})
