import { describe, expect, it } from 'vitest'
import { INSTALL_VISIBLE_MS, type InstallFacts, mayOfferInstall } from './install-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const good: InstallFacts = {
  canInstall: true,
  isInstalled: false,
  pathname: '/food',
  screens: 2,
  dismissedAt: undefined,
  now: 1_000 * DAY_MS,
}

describe('Add to Home Screen', () => {
  it('disappears after 10 seconds (Spec §9 Timing)', () => {
    expect(INSTALL_VISIBLE_MS).toBe(10_000)
  })

  it('is offered from the second screen of a visit on, and not while one signs in or pays (Spec §2 Overlays)', () => {
    expect(mayOfferInstall(good)).toBe(true)
    expect(mayOfferInstall({ ...good, screens: 1 })).toBe(false)
    for (const pathname of ['/root-auth', '/auth', '/auth/callback', '/checkout', '/food/checkout'])
      expect(mayOfferInstall({ ...good, pathname }), pathname).toBe(false)
  })

  it('is not offered where the app is installed or cannot be (Spec §2 Overlays)', () => {
    expect(mayOfferInstall({ ...good, canInstall: false })).toBe(false)
    expect(mayOfferInstall({ ...good, isInstalled: true })).toBe(false)
  })

  it('remembers for 90 days that it was not wanted (Spec §2 Overlays)', () => {
    expect(mayOfferInstall({ ...good, dismissedAt: good.now - 89 * DAY_MS })).toBe(false)
    expect(mayOfferInstall({ ...good, dismissedAt: good.now - 90 * DAY_MS })).toBe(true)
  })
})
