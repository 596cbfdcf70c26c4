import { expectAccessible } from '../support/expect-accessible.ts'
import { personOf } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.describe('signing in by phone (Spec §7 Auth)', () => {
  test('a guest signs in with the code of the SMS and comes back to where they were', async ({ open }) => {
    const imran = personOf('imran')
    const page = await open(null, '/wallet')
    await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Mobile number').fill('12345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Enter a valid 10-digit Indian mobile number')).toBeVisible()
    await page.getByLabel('Mobile number').fill(imran.phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially(imran.code)
    await expect(page).toHaveURL(/\/wallet$/)
    await expectAccessible(page)
  })

  test('a wrong code is told and the right one still works', async ({ open }) => {
    const admin = personOf('admin')
    const page = await open(null, '/auth', { allowed: [/status of 4\d\d/] })
    await page.getByLabel('Mobile number').fill(admin.phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially('999999')
    await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
    await page.getByRole('textbox', { name: '6-digit code' }).click()
    await page.keyboard.type(admin.code)
    await expect(page).not.toHaveURL(/\/auth/)
  })
})
