import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { leave } from './sign-out.ts'

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn() }))
vi.mock('../client/auth.ts', () => ({ auth: async () => ({ signOut }) }))

beforeEach(() => void signOut.mockReset())

test('signing out everywhere fails when nobody could be told of it (Spec §8 Sign out failed)', async () => {
  signOut.mockResolvedValue({ error: new TypeError('Failed to fetch') })
  const failure = await leave('global').catch((problem: unknown) => problem)
  expect(failure).toBeInstanceOf(AppError)
  expect(signOut).toHaveBeenCalledWith({ scope: 'global' })
})

test('signing out here needs no network: the session is gone from this device (Spec §7 sign out)', async () => {
  signOut.mockResolvedValue({ error: new TypeError('Failed to fetch') })
  await expect(leave('local')).resolves.toBeUndefined()
  expect(signOut).toHaveBeenCalledWith({ scope: 'local' })
})
