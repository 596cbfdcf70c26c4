import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPath } from './clean-path.ts'
import { routes } from './manifest.ts'

const BEHIND = [
  '.',
  ')',
  ',',
  "'",
  '"',
  '%22',
  '%20',
  '%E2%80%8B',
  '%C2%BB',
  '»',
  '\u200b',
  ').',
  '%29',
  '!',
  '*',
  '%E2%80%9D.',
]
const paths = routes
  .filter(({ path }) => path !== '*' && path !== '/auth/callback')
  .map(({ path }) => path.replace(/:\w+/g, 'sai-stores-2'))

describe('a shared link (Issue 30)', () => {
  it('leads to its page whatever a sentence leaves behind it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.array(fc.constantFrom(...BEHIND), { minLength: 1, maxLength: 4 }),
        (path, behind) => {
          expect(cleanPath(path + behind.join(''))).toBe(path)
        },
      ),
    )
  })

  it.each([
    ...paths,
    '/restaurants/%E0%B0%85%E0%B0%A8%E0%B1%8D%E0%B0%A8%E0%B0%82',
    '/no/such/place',
    '/food/',
    '/sw.js',
    '',
  ])('leaves %s', (path) => {
    expect(cleanPath(path)).toBeUndefined()
  })

  it('leaves what is no page: edge functions, files, codes of a sign-in', () => {
    for (const path of [
      '/api/security/violations.',
      '/_apps/vendor/x.',
      '/auth/callback.',
      '/auth/callback/',
      '//api/x.',
    ])
      expect(cleanPath(path), path).toBeUndefined()
  })

  it('keeps how the rest is encoded, and what cannot be read', () => {
    expect(cleanPath('/restaurants/a%2Fb%20c).')).toBe('/restaurants/a%2Fb%20c')
    expect(cleanPath('/restaurants/%E0%B0%A8%20')).toBe('/restaurants/%E0%B0%A8')
    expect(cleanPath('/restaurants/%E0%A4%A.')).toBeUndefined()
  })

  it('never leads to another host', () => {
    for (const path of ['//evil.example.', '/\\evil.example.', '///evil.example)', '/).', '//%20'])
      expect(cleanPath(path), path).toMatch(/^\/(?![/\\])/)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\.%20a)') }), (text) => {
        const clean = cleanPath(`/${text}`)
        if (clean !== undefined) {
          expect(new URL(clean, 'https://angadi.in').host).toBe('angadi.in')
          expect(cleanPath(clean)).toBeUndefined()
        }
      }),
    )
  })
})
