import { expect, test } from 'vitest'
import { type EarlyVisits, earlyAddresses } from './early-visit.ts'

const visits: EarlyVisits = {
  '/auth': { parts: ['/a/doorstep.js', '/a/latin.woff2'], labels: ['auth'] },
  '*': { parts: ['/a/page.js'], labels: ['common', 'food'] },
}
const folders = { en: '/l/en-1', te: '/l/te-2' }

test('a visit begins with its own parts, in the chosen language', () => {
  expect(earlyAddresses(visits, folders, '/auth', 'te')).toEqual([
    '/l/te-2/auth.json',
    '/a/doorstep.js',
    '/a/latin.woff2',
  ])
})

test('every other path begins with what all share; English speaks where nothing was chosen', () => {
  const whole = ['/l/en-1/common.json', '/l/en-1/food.json', '/a/page.js']
  expect(earlyAddresses(visits, folders, '/orders', null)).toEqual(whole)
  expect(earlyAddresses(visits, folders, '/orders', 'klingon')).toEqual(whole)
})

test('a page that does not say where sentences are leaves them to whoever asks for them', () => {
  expect(earlyAddresses(visits, {}, '/orders', 'te')).toEqual(['/a/page.js'])
})

test('an app that names no visits fetches nothing ahead', () => {
  expect(earlyAddresses({}, folders, '/', 'en')).toEqual([])
})
