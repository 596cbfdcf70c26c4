import { expectAccessible } from '../../support/expect-accessible.ts'
import { stored } from '../../support/stored.ts'
import { expect, test } from '../../support/test.ts'

test.describe('one search (Issue 11, One search)', () => {
  test('finds a dish by a misspelled name from home, by keyboard, and remembers it', async ({ open }) => {
    const page = await open(null, '/')
    await page.getByRole('combobox').fill('biriyan')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await page.getByRole('combobox').fill('briyani')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=briyani/)
    await expect(page.getByText(/^Sold by /).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: /^Shops/ }).click()
    await expect(page.getByRole('link', { name: /Biryani/ }).first()).toBeVisible()

    await page.goto('/search')
    await page.getByRole('option', { name: 'briyani' }).click()
    await expect(page.getByText(/^Sold by /).first()).toBeVisible()
    await page.goto('/search?q=%E0%B0%AC%E0%B0%BF%E0%B0%B0%E0%B1%8D%E0%B0%AF%E0%B0%BE%E0%B0%A8%E0%B1%80')
    await expect(page.getByText(/^Sold by /).first()).toBeVisible()
    await page.goto('/search?q=zzzzqqqq')
    await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible()
  })

  test('suggests what was ordered before, less of it on request, and nothing to who said no', async ({
    open,
  }) => {
    const page = await open('ananya', '/search')
    const less = page.getByRole('button', { name: /^Show less of/ })
    await expect(less.first()).toBeVisible()
    const name = (await less.first().getAttribute('aria-label'))?.replace('Show less of ', '') ?? ''
    const unwanted = stored(page, 'rpc/less_of_this')
    await less.first().click()
    await expect(page.getByRole('button', { name: `Show less of ${name}`, exact: true })).toHaveCount(0)
    await unwanted

    await page.goto('/profile?sheet=suggestions')
    const choice = page.getByRole('dialog', { name: 'Suggestions' })
    await expect(choice.getByText(name)).toBeVisible()
    const wanted = stored(page, 'rpc/more_of_this')
    await choice.getByRole('button', { name: 'Show again' }).click()
    await expect(choice.getByText(name)).toHaveCount(0)
    await wanted
    const refused = stored(page, 'profiles')
    await choice.getByRole('switch').click()
    await expect(choice.getByRole('switch')).not.toBeChecked()
    await refused
    const suggested = page.waitForResponse(/\/rpc\/for_you/)
    await page.goto('/search')
    await expect(page.getByRole('combobox')).toBeFocused()
    await suggested
    await expect(less).toHaveCount(0)
    await page.goto('/profile?sheet=suggestions')
    await expect(choice.getByRole('switch')).not.toBeChecked()
    const allowed = stored(page, 'profiles')
    await choice.getByRole('switch').click()
    await expect(choice.getByRole('switch')).toBeChecked()
    await allowed
  })
})
