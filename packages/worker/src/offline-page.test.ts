import { describe, expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

describe('the page of an app that was never opened here', () => {
  it('says so without a line of code, and is no success (Spec §7 service worker)', async () => {
    const page = offlinePage('en')
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('This part of Angadi has not been opened on this device yet')
    expect(html).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('falls back to English where a language has no such words (Spec §1 Languages)', async () => {
    expect(await offlinePage('tlh').text()).toContain('Try again')
  })
})
