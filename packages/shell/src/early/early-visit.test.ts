import { expect, test } from 'vitest'
import { type EarlyParts, earlyAddresses } from './early-visit.ts'

const parts: EarlyParts = {
  visits: {
    '/auth': { parts: ['/a/doorstep.js', '/a/latin.woff2'], words: ['auth'] },
    '*': { parts: ['/a/page.js'], words: ['common', 'food'] },
  },
  sentences: {
    en: { auth: '/a/auth-en.js', common: '/a/common-en.js', food: '/a/food-en.js' },
    te: { auth: '/a/auth-te.js', common: '/a/common-te.js' },
  },
}

test('a visit begins with its own parts, in the chosen language', () => {
  expect(earlyAddresses(parts, '/auth', 'te')).toEqual(['/a/auth-te.js', '/a/doorstep.js', '/a/latin.woff2'])
})

test('every other path begins with what all share; English speaks where nothing was chosen', () => {
  const whole = ['/a/common-en.js', '/a/food-en.js', '/a/page.js']
  expect(earlyAddresses(parts, '/orders', null)).toEqual(whole)
  expect(earlyAddresses(parts, '/orders', 'klingon')).toEqual(whole)
})

test('sentences that a language lacks are left to whoever asks for them', () => {
  expect(earlyAddresses(parts, '/orders', 'te')).toEqual(['/a/common-te.js', '/a/page.js'])
})

test('an app that names no visits fetches nothing ahead', () => {
  expect(earlyAddresses({ visits: {}, sentences: {} }, '/', 'en')).toEqual([])
})
