import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

afterEach(() => vi.unstubAllGlobals())

function withStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
}

test('after its tries the auth boundary reloads, but not again within a minute (Spec §4 Error boundaries)', () => {
  withStorage()
  const reload = vi.fn()
  reloadOnce('/auth', 1_000_000, reload)
  reloadOnce('/auth', 1_030_000, reload)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOnce('/auth', 1_060_000, reload)
  expect(reload).toHaveBeenCalledTimes(2)
  reloadOnce('/root-auth', 1_061_000, reload)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('without storage nothing is reloaded, since it could go on for ever (Spec §4 Error boundaries)', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const reload = vi.fn()
  reloadOnce('/auth', 1_000_000, reload)
  expect(reload).not.toHaveBeenCalled()
})
