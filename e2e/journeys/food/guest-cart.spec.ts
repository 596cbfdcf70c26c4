import { freshPhone } from '../../support/accounts.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { expect, test } from '../../support/test.ts'

test('a guest cart comes along to the account, which is told (Spec §4 Cart, §8 Cart toasts)', async ({
  open,
  newVendor,
  stack,
}) => {
  const phone = freshPhone()
  const { slug, main } = await newVendor()
  const page = await open(null, `/restaurants/${slug}`)
  await page.getByRole('searchbox', { name: 'Search in the menu' }).fill(main.name)
  await page.getByRole('button', { name: 'Add', exact: false }).first().click()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await page.goto('/auth?from=%2Fshopping%2Fcart')
  await sendCode(page, phone.slice(-10))
  await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
  await expect(page).toHaveURL(/\/shopping\/cart$/)
  await expect(page.getByText('Cart synced with your account')).toBeVisible()
  // A guest's link to the checkout leads through the sign-in: this one does not, and the cart is not empty.
  await expect(page.locator('a[href="/checkout"]').first()).toBeVisible()
})
