import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedHost } from './allowed-hosts.ts'

test('local dev, preview hosts and the own domain may show the product (Spec §9 Security headers)', () => {
  for (const host of [
    'localhost',
    'shop.localhost',
    '127.0.0.1',
    '[::1]',
    '192.168.1.20',
    '10.0.0.4',
    '172.20.1.1',
    'pr-12.angadi.pages.dev',
    'angadi-git-main.vercel.app',
    'angadi.netlify.app',
    'angadi.in',
    'www.angadi.in',
    'WWW.Angadi.IN.',
  ])
    expect(isAllowedHost(host), host).toBe(true)
})

test('every other host needs the domain configuration (Spec §8 Error screens)', () => {
  for (const host of ['example.com', 'angadi.in.example.com', 'notangadi.in', '.angadi.in', '172.32.0.1', ''])
    expect(isAllowedHost(host), host).toBe(false)
})

test('a configuration of its own replaces the list (Spec §9 Security headers)', () => {
  expect(isAllowedHost('bazaar.example', ['bazaar.example', '*.bazaar.example'])).toBe(true)
  expect(isAllowedHost('a.b.bazaar.example', ['*.bazaar.example'])).toBe(true)
  expect(isAllowedHost('angadi.in', ['bazaar.example'])).toBe(false)
})

test('a name in front of an allowed host never allows what lies outside it (Spec §9 Security headers)', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      fc.pre(!/(angadi\.in|netlify\.app|pages\.dev|vercel\.app|localhost)$/.test(domain))
      expect(isAllowedHost(`angadi.in.${domain}`)).toBe(false)
      expect(isAllowedHost(`${domain}.angadi.in`)).toBe(true)
    }),
  )
})
