import { describe, expect, it } from 'vitest'
import { kindOf } from './request-kind.ts'

const ORIGIN = 'https://angadi.in'
const facts = { method: 'GET', mode: 'cors', destination: '', hasRange: false }
const page = (path: string) =>
  kindOf({ ...facts, mode: 'navigate', destination: 'document', url: ORIGIN + path }, ORIGIN)

describe('what the service worker answers', () => {
  it('answers a page with the shell of the app that owns its path (Spec §7 service worker)', () => {
    expect(page('/')).toEqual({ kind: 'page', app: 'customer' })
    expect(page('/vendor/orders?sheet=shop')).toEqual({ kind: 'page', app: 'vendor' })
    expect(page('/delivery-dashboard')).toEqual({ kind: 'page', app: 'delivery' })
    expect(page('/admin/orders')).toEqual({ kind: 'page', app: 'admin' })
    expect(page('/vendor/hub).')).toEqual({ kind: 'page', app: 'vendor' })
    expect(page('/no/such/place')).toEqual({ kind: 'page', app: 'customer' })
  })

  it('keeps hashed files and pictures of the catalogue (Spec §7 service worker)', () => {
    const asset = { ...facts, destination: 'script', url: `${ORIGIN}/_apps/vendor/assets/index-1a2b.js` }
    expect(kindOf(asset, ORIGIN).kind).toBe('asset')
    const library = { ...facts, destination: 'script', url: `${ORIGIN}/_apps/shared/assets/react-1a2b.js` }
    expect(kindOf(library, ORIGIN).kind).toBe('asset')
    const sentences = { ...facts, url: `${ORIGIN}/_apps/locales/te-1a2b3c4d/shell.json` }
    expect(kindOf(sentences, ORIGIN).kind).toBe('asset')
    const url = 'https://abc.supabase.co/storage/v1/object/public/catalogue/dish.webp'
    expect(kindOf({ ...facts, mode: 'no-cors', destination: 'image', url }, ORIGIN).kind).toBe('picture')
  })

  it('never touches the API, sessions, uploads, its own lists or what it does not know (Spec §7 service worker)', () => {
    for (const url of [
      'https://abc.supabase.co/auth/v1/token?grant_type=refresh_token',
      'https://abc.supabase.co/rest/v1/rpc/my_cart',
      'https://abc.supabase.co/storage/v1/object/sign/avatars/me.webp?token=x',
      `${ORIGIN}/_apps/vendor/shell.json`,
      `${ORIGIN}/_apps/locales.json`,
      `${ORIGIN}/_apps/nobody/assets/index.js`,
      `${ORIGIN}/api/security/violations`,
      `${ORIGIN}/sw.js`,
    ])
      expect(kindOf({ ...facts, url }, ORIGIN).kind, url).toBe('other')
    const posted = { ...facts, method: 'POST', mode: 'navigate', url: `${ORIGIN}/` }
    expect(kindOf(posted, ORIGIN).kind).toBe('other')
    const sound = { ...facts, hasRange: true, url: `${ORIGIN}/_apps/vendor/assets/alarm-1a.mp3` }
    expect(kindOf(sound, ORIGIN).kind).toBe('other')
  })
})
