import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dinnerDish, RESTAURANT } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { codeIn, lastMessageTo, linkIn } from '../support/inbox.ts'
import { personOf } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const newPhone = () => `7${String(randomInt(0, 1_000_000_000)).padStart(9, '0')}`
const newAddress = () => `${randomUUID()}@example.com`
const PASSWORD = 'ten quiet peacocks'
const REFUSED = [/status of 4\d\d/]

async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

const typeCode = (page: Page, code: string) =>
  page.getByRole('textbox', { name: '6-digit code' }).pressSequentially(code)

test.describe('signing in by phone (Spec §7 Auth)', () => {
  test('a guest signs in with the code of the SMS and comes back to where they were', async ({ open }) => {
    const imran = personOf('imran')
    const page = await open(null, '/wallet')
    await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Send code' })).toBeDisabled()
    await page.getByLabel('Mobile number').fill('12345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Enter a valid 10-digit Indian mobile number')).toBeVisible()
    await page.getByLabel('Mobile number').fill('5849012345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Indian mobile numbers start with 6, 7, 8, or 9')).toBeVisible()
    await sendCode(page, imran.phone)
    await expect(page.getByText('OTP Sent Successfully')).toBeVisible()
    await expectAccessible(page)
    await typeCode(page, imran.code)
    await expect(page).toHaveURL(/\/wallet$/)
    await expectAccessible(page)
  })

  test('a wrong code is told and the right one still works', async ({ open }) => {
    const admin = personOf('admin')
    const page = await open(null, '/auth', { allowed: REFUSED })
    await sendCode(page, admin.phone)
    await typeCode(page, '99')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter the complete 6-digit code')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify and continue' })).toBeDisabled()
    await page.keyboard.type('9999')
    await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
    await page.getByRole('textbox', { name: '6-digit code' }).click()
    await page.keyboard.type(admin.code)
    await expect(page.getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL(/\/admin$/)
  })

  test('the code step survives a reload, Back edits the number, and the pause before the next code is shown (Spec §2 Sign-in screens)', async ({
    open,
  }) => {
    const phone = newPhone()
    const page = await open(null, '/auth')
    await sendCode(page, phone)
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
    await page.goto('/auth?step=code')
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    expect(await lastMessageTo(`+91${phone}`)).toMatch(/@localhost #\d{6}$/)
  })
})

test.describe('the guided sign-in (Spec §2 Sign-in screens)', () => {
  test('welcome, role, phone, verify, complete: a new customer completes at once (Spec §4 After sign-in)', async ({
    open,
  }) => {
    const phone = newPhone()
    const page = await open(null, '/root-auth')
    await expect(page.getByText('Step 1 of 5: Welcome')).toBeVisible()
    await expect(page.getByText('10M+')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue with phone' }).click()
    await expect(page.getByText('Step 2 of 5: Role')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue as Guest (limited access)' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^Customer/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Step 3 of 5: Phone')).toBeVisible()
    await sendCode(page, phone)
    await expect(page.getByText('Step 4 of 5: Verify')).toBeVisible()
    await typeCode(page, codeIn(await lastMessageTo(`+91${phone}`)))
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('the chooser comes once after the first sign-in, refuses Administrator and assigns Vendor (Spec §4 After sign-in)', async ({
    open,
  }) => {
    const phone = newPhone()
    const page = await open(null, '/auth')
    await sendCode(page, phone)
    await typeCode(page, codeIn(await lastMessageTo(`+91${phone}`)))
    await expect(page.getByRole('heading', { name: 'How will you use Angadi?' })).toBeVisible()
    await page.getByRole('radio', { name: /^Administrator/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Admin Role Request')).toBeVisible()
    await expect(page.getByText('Admin access requires approval. Please contact support.')).toBeVisible()
    await page.getByRole('radio', { name: /^Vendor/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/vendor$/)
  })

  test('the number of a business is told to its owner, after the code (Spec §2 Sign-in screens)', async ({
    open,
  }) => {
    const vendor = personOf('restaurant')
    const page = await open(null, '/root-auth')
    await page.getByRole('button', { name: 'Continue with phone' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await sendCode(page, vendor.phone)
    await typeCode(page, vendor.code)
    await expect(
      page.getByRole('heading', { name: 'This number belongs to a business account' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open my profile' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })
})

test.describe('e-mail (Spec §4 Email login)', () => {
  async function signUp(page: Page, address: string): Promise<void> {
    await page.getByLabel('Full name').fill('Lakshmi')
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
  }

  test('an account is opened, its mail answered, its password forgotten and chosen anew (Spec §5 Email login)', async ({
    open,
  }) => {
    const address = newAddress()
    const page = await open(null, '/auth?step=sign-up', { allowed: REFUSED })
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
    await page.goto(linkIn(await lastMessageTo(address)))
    await expect(page).toHaveURL(/:\d+\/$/)

    const forgetful = await open(null, '/auth?step=reset', { allowed: REFUSED })
    await forgetful.getByRole('textbox', { name: 'Email' }).fill(address)
    await forgetful.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgetful.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await forgetful.goto(linkIn(await lastMessageTo(address, 2)))
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
  }) => {
    for (const address of [newAddress(), newAddress()]) {
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

  test('the beauty sign-up keeps its own rules (Spec §5 Beauty)', async ({ open }) => {
    const address = newAddress()
    const page = await open(null, '/beauty-auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await page.getByRole('radio', { name: 'Sign Up' }).check()
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
    expect(await lastMessageTo(address)).toContain('/auth/v1/verify')
  })
})

test('a guest cart comes along to the account (Spec §4 Cart)', async ({ open, as }) => {
  const phone = newPhone()
  const dish = await dinnerDish(await as('ananya'))
  const page = await open(null, `/restaurants/${RESTAURANT}`)
  await page.getByRole('searchbox', { name: 'Search in the menu' }).fill(dish.name)
  await page.getByRole('button', { name: 'Add', exact: false }).first().click()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await page.goto('/auth?from=%2Fshopping%2Fcart')
  await sendCode(page, phone)
  await typeCode(page, codeIn(await lastMessageTo(`+91${phone}`)))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/shopping\/cart$/)
  // A guest's way to the checkout leads over the sign-in: this one does not, and there is something to check out.
  await expect(page.locator('a[href="/checkout"]').first()).toBeVisible()
})
