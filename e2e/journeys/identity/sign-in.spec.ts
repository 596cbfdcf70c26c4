import { freshPhone } from '../../support/accounts.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { personOf } from '../../support/personas.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { expect, test } from '../../support/test.ts'
import { noteToasts } from '../../support/toast.ts'

/** Console messages of the browser about a refusal that the journey provokes. */
const REFUSED = [/status of 4\d\d/]
/** Ten digits, as typed. */
const newPhone = () => freshPhone().slice(-10)

test.describe('signing in by phone (Spec §7 Auth)', () => {
  test('a guest signs in with the code of the SMS and comes back to where they were: "OTP Sent Successfully", "Welcome!" (Spec §8 Success)', async ({
    open,
  }) => {
    const imran = personOf('imran')
    const page = await open(null, '/wallet')
    await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Send code' })).toBeDisabled()
    const number = page.getByRole('textbox', { name: 'Mobile number' })
    await number.fill('12345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Enter a valid 10-digit Indian mobile number')).toBeVisible()
    await number.fill('5849012345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Indian mobile numbers start with 6, 7, 8, or 9')).toBeVisible()
    const sent = await noteToasts(page)
    await sendCode(page, imran.phone)
    await expect.poll(sent).toContain('OTP Sent Successfully')
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
    stack,
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
    await page.getByRole('button', { name: 'Change Phone Number' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
    await page.goto('/auth?step=code')
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    expect(await lastMessageTo(stack, `+91${phone}`)).toMatch(/@localhost #\d{6}$/)
  })

  test('after the pause the code is sent again: "OTP Resent" (Spec §8 Success)', async ({ open, stack }) => {
    const phone = newPhone()
    const page = await open(null, 'about:blank')
    await page.clock.install()
    await page.goto('/auth')
    await sendCode(page, phone)
    // The server counts the pause by its own clock.
    await stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '31 seconds' where phone = $1`,
      [`91${phone}`],
    )
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await expect(page.getByText('OTP Resent')).toBeVisible()
    await typeCode(page, codeIn(await lastMessageTo(stack, `+91${phone}`, 2)))
    await expect(page.getByText('Welcome!')).toBeVisible()
  })
})

test.describe('the guided sign-in (Spec §2 Sign-in screens)', () => {
  test('welcome, role, phone, verify, complete: a new customer completes at once (Spec §4 After sign-in)', async ({
    open,
    stack,
  }) => {
    const phone = newPhone()
    const page = await open(null, '/root-auth')
    await expect(page.getByText('Step 1 of 5: Welcome').filter({ visible: true })).toBeVisible()
    for (const claim of ['10M+', '50K+', '4.8']) await expect(page.getByText(claim)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue with phone' }).click()
    await expect(page.getByText('Step 2 of 5: Role')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue as Guest (limited access)' })).toBeVisible()
    await expectAccessible(page)
    for (const role of [/^Service Provider/, /^Delivery Partner/, /^Administrator/, /^Customer/])
      await page.getByRole('radio', { name: role }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Step 3 of 5: Phone')).toBeVisible()
    await sendCode(page, phone)
    await expect(page.getByText('Step 4 of 5: Verify')).toBeVisible()
    await typeCode(page, codeIn(await lastMessageTo(stack, `+91${phone}`)))
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('the chooser comes once after the first sign-in, refuses Administrator and leads a vendor to the application (Spec §4 After sign-in, §8 Role assignment toasts)', async ({
    open,
    stack,
  }) => {
    const phone = newPhone()
    const page = await open(null, '/auth')
    await sendCode(page, phone)
    await typeCode(page, codeIn(await lastMessageTo(stack, `+91${phone}`)))
    await expect(page.getByRole('heading', { name: 'How will you use Angadi?' })).toBeVisible()
    await page.getByRole('radio', { name: /^Administrator/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Admin Role Request')).toBeVisible()
    await expect(page.getByText('Admin access requires approval. Please contact support.')).toBeVisible()
    await page.getByRole('radio', { name: /^Service Provider/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/provider\/register\?for=vendor$/)
    await expect(page.getByRole('heading', { name: 'Restaurant' })).toBeVisible()
    await expect(page.getByText('until then you stay a customer')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Delivery partner' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Show everything one can apply for' }).click()
    await expect(page.getByRole('heading', { name: 'Delivery partner' })).toBeVisible()
  })

  test('the number of a business is told to its owner, after the code (Spec §2 Sign-in screens)', async ({
    open,
    newVendor,
    stack,
  }) => {
    const { phone } = await newVendor()
    const page = await open(null, '/root-auth')
    await page.getByRole('button', { name: 'Continue with phone' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await sendCode(page, phone.slice(-10))
    await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
    await expect(page.getByText('Step 5 of 5: Complete')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'This number belongs to a business account' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open my profile' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })
})
