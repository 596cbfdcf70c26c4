import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the setting that begins every visit in English (Decisions, Language)', () => {
  test('a stored choice gives way to English', async ({ open, as }) => {
    const { client } = await as('admin')
    const force = (setting_value: boolean) =>
      client.rpc('update_setting', { setting_key: 'force_english_at_startup', setting_value }).throwOnError()
    const page = await open(null, '/food')
    await page.evaluate((key) => localStorage.setItem(key, 'te'), LANGUAGE_STORAGE_KEY)
    await page.reload()
    await expect(page.locator('html'), 'the stored choice is honoured').toHaveAttribute('lang', 'te')
    await force(true)
    try {
      await page.reload()
      // The page itself is served in English: the choice is cleared once the setting has been read.
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORAGE_KEY))
        .toBe('en')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    } finally {
      await force(false)
    }
  })
})
