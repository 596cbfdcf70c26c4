import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { knownHosts } from './known-hosts.ts'

test('a stack answers under the names and addresses of its machine, with any port', () => {
  const isKnown = knownHosts(['angadi.test'])
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  const own = addresses.map(({ family, address }) =>
    family === 'IPv6' ? `[${address.replace(/%.*$/, '')}]` : address,
  )
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'angadi.test', ...own]) {
    expect(isKnown(host), host).toBe(true)
    expect(isKnown(`${host}:3000`), host).toBe(true)
  }
  expect(isKnown(undefined)).toBe(true)
})

test('and under no other name, however it looks', () => {
  const isKnown = knownHosts([])
  const foreign = ['evil.example', 'localhost.evil.example', 'evil.example:3000', '203.0.113.9']
  for (const host of [...foreign, 'localhost@evil.example', 'localhost/evil', '"><script>', 'localhost:x'])
    expect(isKnown(host), host).toBe(false)
})
