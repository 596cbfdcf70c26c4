import { expect, test } from 'vitest'
import { isOfPlatform, journeysLeftOut } from './platform-changes.ts'

const TRADES = ['food', 'grocery', 'shopping']
const isPlatform = (path: string, text = '') => isOfPlatform(path, TRADES, () => text)

test.each([
  'packages/auth/src/session.ts',
  'packages/data/src/client/call.ts',
  'packages/i18n/src/locales/en/common.json',
  'apps/customer/src/features/auth/sign-in-screen.tsx',
  'apps/vendor/src/app/vendor-app.tsx',
  'e2e/support/stack.ts',
  'e2e/journeys/shell/offline.spec.ts',
  'supabase/config.toml',
  'pnpm-lock.yaml',
])('the journeys of the platform run after a change of %s', (path) => {
  expect(isPlatform(path)).toBe(true)
})

test.each([
  'packages/data/src/food/menu.ts',
  'packages/i18n/src/locales/te/grocery.json',
  'apps/customer/src/features/shopping/product-screen.tsx',
  'apps/vendor/src/features/products/items-screen.tsx',
  'e2e/journeys/grocery/morning.spec.ts',
  'e2e/journeys/orders/chat.spec.ts',
  'supabase/tests/0200_identity.test.sql',
  'packages/auth/src/session.test.ts',
  'packages/ui/src/sheet.stories.tsx',
  'docs/api.md',
  'CHANGELOG.md',
])('they need not run after a change of %s', (path) => {
  expect(isPlatform(path)).toBe(false)
})

test('a migration is of the platform when it names accounts, roles or sessions, or was deleted', () => {
  const path = 'supabase/migrations/20261126000100_gifts.sql'
  expect(isPlatform(path, 'create table public.gifts (id uuid);')).toBe(false)
  expect(isPlatform(path, 'alter table public.user_roles add column since date;')).toBe(true)
  expect(isPlatform(path, '')).toBe(true)
})

const changes = { base: '3c74a0aa', paths: ['apps/customer/src/features/food/a.tsx', 'docs/api.md'] }

test('with changes of trades only, the journeys of the platform are left out, with the reason', () => {
  expect(journeysLeftOut(changes, false, (path) => isPlatform(path))).toEqual({
    folders: ['identity', 'shell'],
    reason: 'nothing of the platform has changed since 3c74a0aa; CI=true runs them',
  })
})

test('everything runs in CI, without a known landed commit, and after one change of the platform', () => {
  expect(journeysLeftOut(changes, true, (path) => isPlatform(path))).toBeUndefined()
  expect(journeysLeftOut(undefined, false, (path) => isPlatform(path))).toBeUndefined()
  const more = { ...changes, paths: [...changes.paths, 'packages/ui/src/button.tsx'] }
  expect(journeysLeftOut(more, false, (path) => isPlatform(path))).toBeUndefined()
})
