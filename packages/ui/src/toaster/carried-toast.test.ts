import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carry, takeCarried } from './carried-toast.ts'

const welcome = { id: 'signed-in', message: 'Welcome!', description: 'Signed in successfully' }
let stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a message goes along to the next page, once', () => {
  carry(welcome)
  expect(takeCarried()).toEqual(welcome)
  expect(takeCarried()).toBeUndefined()
})

test('not for longer than it is shown (Spec §9 Toasts)', () => {
  carry(welcome)
  vi.advanceTimersByTime(TOAST_MS)
  expect(takeCarried()).toBeUndefined()
})

test('what somebody else wrote there, or a closed storage, carries nothing', () => {
  stored.set('angadi.carried-message', '{"id":7}')
  expect(takeCarried()).toBeUndefined()
  stored.set('angadi.carried-message', '{')
  expect(takeCarried()).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  carry(welcome)
  expect(takeCarried()).toBeUndefined()
})
