import { freshPhone } from '../../support/accounts.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { stored } from '../../support/stored.ts'
import { expect, test } from '../../support/test.ts'

test('a guest’s heart waits for the sign-in, and the dish is found among the favourites (Issue 11, Favourites)', async ({
  open,
  newVendor,
  stack,
}) => {
  const phone = freshPhone()
  const { slug, main } = await newVendor()
  const page = await open(null, `/restaurants/${slug}`)
  const heart = page.getByRole('button', { name: `Keep ${main.name} among your favourites` })
  await heart.click()
  await sendCode(page, phone.slice(-10))
  await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).toBeVisible()
  const kept = stored(page, 'wishlists')
  await goOn.click()
  await expect(page).toHaveURL(new RegExp(`/restaurants/${slug}$`))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.goto('/favourites?list=items')
  await expect(page.getByRole('link', { name: main.name })).toBeVisible()
  // Removed by mistake, and back again.
  await page.getByRole('button', { name: `Keep ${main.name} among your favourites` }).click()
  await expect(page.getByRole('heading', { name: 'No dish saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: main.name })).toBeVisible()
})
