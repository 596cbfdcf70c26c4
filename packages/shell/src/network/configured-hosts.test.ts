import { expect, test } from 'vitest'
import { hostsIn } from './configured-hosts.ts'

test('the server of a page may name the hosts that are allowed (Spec §9 Security headers)', () => {
  expect(hostsIn('{"apiUrl":"https://x","allowedHosts":["bazaar.example","*.bazaar.example"]}')).toEqual([
    'bazaar.example',
    '*.bazaar.example',
  ])
})

test('a page that names none uses the built-in list (Spec §9 Security headers)', () => {
  expect(hostsIn('{"apiUrl":"https://x"}')).toBeUndefined()
  expect(hostsIn('{"allowedHosts":"angadi.in"}')).toBeUndefined()
  expect(hostsIn('null')).toBeUndefined()
})
