// @vitest-environment happy-dom
import { profileKeys } from '@angadi/data/profile/profile.ts'
import type { saveProfile } from '@angadi/data/profile/save-profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountLanguage } from './account-language.tsx'

const USER = '00000000-0000-4000-8000-000000000001'
/** Does something, and waits until the cache has told its observers, which it does in a task of its own. */
const settled = (action: () => void) =>
  act(async () => {
    action()
    await new Promise((resolve) => setTimeout(resolve))
  })
const choose = (language: Language) => settled(() => useLanguage.getState().choose(language))

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'en', isChosenOnPage: false })
  useSession.setState({ ready: true, userId: USER })
})
afterEach(cleanup)

/** An account on this device, with what it was sent; its profile arrives when the test says so. */
function account(send: typeof saveProfile = async () => undefined) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const sent = vi.fn(send)
  render(
    <QueryClientProvider client={queryClient}>
      <AccountLanguage send={sent} />
    </QueryClientProvider>,
  )
  return {
    arrives: (language: Language) =>
      settled(() => queryClient.setQueryData(profileKeys.of(USER), { id: USER, language })),
    languages: () => sent.mock.calls.map(([, { language }]) => language),
  }
}

test('a choice that is taken back before the first one is saved is stored as well (Spec §1 Languages)', async () => {
  const { arrives, languages } = account()
  await arrives('en')
  await choose('te')
  await choose('en')
  expect(languages()).toEqual(['te', 'en'])
})

test('choices reach the account in their order, each after the one before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { arrives, languages } = account(() => promise)
  await arrives('en')
  await choose('te')
  await choose('hi')
  expect(languages()).toEqual(['te'])
  await settled(resolve)
  expect(languages()).toEqual(['te', 'hi'])
})

test('a choice that is made before the profile has arrived is stored (Spec §1 Languages)', async () => {
  const { arrives, languages } = account()
  await choose('en')
  await arrives('te')
  expect(useLanguage.getState().language).toBe('en')
  expect(languages()).toEqual(['en'])
})

test('a device without a choice shows the language of the account and stores nothing', async () => {
  const { arrives, languages } = account()
  await arrives('te')
  expect(useLanguage.getState().language).toBe('te')
  expect(languages()).toEqual([])
})

test('a choice that could not be saved is sent again when it is made again', async () => {
  const { arrives, languages } = account(() => Promise.reject(new Error('no network')))
  await arrives('en')
  await choose('te')
  await choose('te')
  expect(languages()).toEqual(['te', 'te'])
})
