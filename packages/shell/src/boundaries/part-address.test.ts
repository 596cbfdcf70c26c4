import { expect, test } from 'vitest'
import { PartAddresses } from './part-address.ts'

const at = 'http://localhost:3000/_apps/customer/assets'

test('a part that never failed is asked for under its own address', () => {
  expect(new PartAddresses().of('./menu-1a2b.js')).toBe('./menu-1a2b.js')
})

test('a part that failed is asked for under another address each time (Spec §4 Error boundaries)', () => {
  const addresses = new PartAddresses()
  addresses.noteFailure(`Failed to fetch dynamically imported module: ${at}/menu-1a2b.js`)
  expect(addresses.of('./menu-1a2b.js')).toBe('./menu-1a2b.js?again=1')
  addresses.noteFailure(`error loading dynamically imported module: ${at}/menu-1a2b.js?again=1`)
  expect(addresses.of('./menu-1a2b.js')).toBe('./menu-1a2b.js?again=2')
  expect(addresses.of('./cart-3c4d.js')).toBe('./cart-3c4d.js')
})

test('a part that came once keeps its address, so that it runs once', () => {
  const addresses = new PartAddresses()
  addresses.noteFailure(`Failed to fetch dynamically imported module: ${at}/menu-1a2b.js`)
  expect(addresses.of('./menu-1a2b.js')).toBe(addresses.of('./menu-1a2b.js'))
})

test('what broke while it ran, and styles, change no address', () => {
  const addresses = new PartAddresses()
  addresses.noteFailure('Unable to preload CSS for /_apps/customer/assets/menu-1a2b.css')
  addresses.noteFailure('x is not a function in menu-1a2b.js')
  addresses.noteFailure('Importing a module script failed.')
  expect(addresses.of('./menu-1a2b.js')).toBe('./menu-1a2b.js')
})
