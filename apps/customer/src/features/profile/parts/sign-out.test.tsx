// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const NEXT_YEAR_S = Math.floor(Date.now() / 1000) + 365 * 24 * 3600

function base64(part: unknown): string {
  return btoa(JSON.stringify(part)).replaceAll('=', '')
}

beforeAll(() => startI18n(['profile']))
beforeEach(() => {
  addSampleConfig()
  const session = {
    access_token: `${base64({ alg: 'HS256' })}.${base64({ sub: 'ananya', exp: NEXT_YEAR_S })}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: NEXT_YEAR_S,
    user: { id: 'ananya' },
  }
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(notify, 'problem')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Path = () => <output>{useLocation().pathname}</output>

test('a server that cannot be told of signing out everywhere is told: "Sign out failed", and one stays signed in (Spec §8 Sign out failed)', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/profile']}>
        <SignOutEverywhere count={2} />
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /sign out/i }))
  await vi.waitFor(() => expect(notify.problem).toHaveBeenCalledWith('Sign out failed'), { timeout: 5000 })
  expect(screen.getByText('/profile')).toBeDefined()
  expect(localStorage.getItem('sb-api-auth-token')).not.toBeNull()
})
