// @vitest-environment happy-dom
import { firstTranslations } from '@angadi/i18n/first-namespaces.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openInstantSignIn } from './instant-sign-in.tsx'
import { stand } from './instant-sign-in-signal.ts'
import { useSignInDraft } from './sign-in-draft.ts'

// Read from the source at first, which takes longer than the search for what is painted.
beforeAll(() => firstTranslations('auth'))
beforeEach(() => {
  window.history.replaceState(null, '', pathTo('auth'))
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
})
afterEach(() => vi.unstubAllGlobals())

/** Lets what is due happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('what is pressed while the full app waits to take over stands until it has been clicked', async () => {
  const app = Promise.withResolvers<() => void>()
  void openInstantSignIn(() => app.promise)
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: '9849012345' } })
  const button = screen.getByRole('button', { name: 'Send code' })
  field.focus()
  app.resolve(stand)
  await settle()
  fireEvent.pointerDown(button)
  button.focus()
  await settle()
  expect(button.isConnected).toBe(true)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  await settle()
  expect(useSignInDraft.getState().isSending).toBe(true)
  expect(button.isConnected).toBe(false)
})
