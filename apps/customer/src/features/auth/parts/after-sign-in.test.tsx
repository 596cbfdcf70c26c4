// @vitest-environment happy-dom
import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import AfterSignIn from './after-sign-in.tsx'

const chai = { item_id: 'chai', option_ids: [], quantity: 1, special_instructions: null }
const NEXT_YEAR_S = Math.floor(Date.now() / 1000) + 365 * 24 * 3600

beforeAll(() => startI18n(['auth']))
beforeEach(() => {
  addSampleConfig()
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: NEXT_YEAR_S,
    user: { id: 'ananya', app_metadata: { roles: ['user'] }, user_metadata: {} },
  }
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  useGuestCart.getState().set([])
  vi.unstubAllGlobals()
})

const Path = () => <output>{useLocation().pathname}</output>

/** A new customer who has just signed in on a sign-in screen that returns to no page. */
function arriveAt(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AfterSignIn />
      <Path />
    </MemoryRouter>,
  )
}

const SCREENS = [pathTo('auth'), pathTo('rootAuth')]

test.each(SCREENS)('a new customer with a full cart is asked for no role at %s', async (path) => {
  useGuestCart.getState().set([chai])
  arriveAt(path)
  expect(await screen.findByText(pathTo('dashboardRedirect'))).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each(SCREENS)('a new customer without a cart is asked for a role at %s', async (path) => {
  arriveAt(path)
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0)
  expect(screen.getByText(path)).toBeDefined()
})
