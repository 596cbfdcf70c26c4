import { describe, expect, it } from 'vitest'
import { type PushFacts, pushStateOf } from './push-state.ts'

const able: PushFacts = {
  hasKey: true,
  hasPushManager: true,
  hasNotifications: true,
  isIosBrowser: false,
  permission: 'default',
  isSubscribed: false,
}

describe('whether a browser tells about orders', () => {
  it('is asked only where it can (Issue 2, Web Push)', () => {
    expect(pushStateOf(able)).toBe('off')
    expect(pushStateOf({ ...able, hasKey: false })).toBe('unsupported')
    expect(pushStateOf({ ...able, hasPushManager: false })).toBe('unsupported')
    expect(pushStateOf({ ...able, hasNotifications: false })).toBe('unsupported')
  })

  it('needs the home screen first on iPhone and iPad (Issue 2, Web Push)', () => {
    expect(pushStateOf({ ...able, hasPushManager: false, isIosBrowser: true })).toBe('install_first')
  })

  it('is on only with permission and a subscription, and blocked when it was denied (Issue 2, Web Push)', () => {
    expect(pushStateOf({ ...able, permission: 'granted', isSubscribed: true })).toBe('on')
    expect(pushStateOf({ ...able, permission: 'granted' })).toBe('off')
    expect(pushStateOf({ ...able, permission: 'denied', isSubscribed: true })).toBe('blocked')
  })
})
