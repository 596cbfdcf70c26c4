import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstTranslations } from './first-namespaces.ts'
import { useLanguage } from './language-store.ts'

beforeEach(() => useLanguage.setState({ language: 'en' }))
beforeEach(() => vi.stubGlobal('document', { documentElement: { setAttribute: () => undefined } }))
afterEach(() => vi.unstubAllGlobals())

test('says a sentence and fills its figures in (Spec §5 Phone messages)', async () => {
  const t = await firstTranslations('auth')
  expect(t('phone.phone_required')).toBe('Phone number is required')
  expect(t('progress.label', { step: 1, steps: 5, name: 'Welcome' })).toBe('Step 1 of 5: Welcome')
})
