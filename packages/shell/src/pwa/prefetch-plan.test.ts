import { describe, expect, it } from 'vitest'
import { isThrifty, prefetchPlan } from './prefetch-plan.ts'

const API = 'https://abc.supabase.co'
const hrefs = (pathname: string) =>
  prefetchPlan(pathname, API, '/_apps/customer/icons').map(({ href }) => href)

describe('what is fetched ahead', () => {
  it('readies the weather host and the API everywhere (Spec §7 prefetch for weather hosts)', () => {
    for (const path of ['/', '/root-auth', '/food']) {
      expect(hrefs(path)).toContain('https://api.open-meteo.com')
      expect(hrefs(path)).toContain(API)
    }
  })

  it('fetches static images everywhere, the logo only outside auth, login and signup paths (Spec §7 prefetch)', () => {
    for (const path of ['/', '/food', '/authors'])
      expect(hrefs(path)).toContain('/_apps/customer/icons/icon-512.png')
    for (const path of ['/auth', '/root-auth', '/beauty-auth', '/auth/callback', '/login', '/signup']) {
      expect(hrefs(path), path).not.toContain('/_apps/customer/icons/icon-192.png')
      expect(hrefs(path), path).toContain('/_apps/customer/icons/badge-96.png')
    }
  })

  it('spares who saves data and who is on a slow line (Issue 2, PWA)', () => {
    expect(isThrifty({ saveData: true, effectiveType: '4g' })).toBe(true)
    for (const effectiveType of ['slow-2g', '2g', '3g'])
      expect(isThrifty({ saveData: false, effectiveType })).toBe(true)
    expect(isThrifty({ saveData: false, effectiveType: '4g' })).toBe(false)
    expect(isThrifty({ saveData: false, effectiveType: undefined })).toBe(false)
  })
})
