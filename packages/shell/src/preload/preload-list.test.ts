import { expect, test } from 'vitest'
import { type PreloadLists, preloadUrls } from './preload-list.ts'

const visits: PreloadLists = {
  '/auth': { parts: ['/a/sign-in.js', '/a/latin.woff2'], namespaces: ['auth'] },
  '*': { parts: ['/a/page.js'], namespaces: ['common', 'food'] },
}
const folders = { en: '/l/en-1', te: '/l/te-2' }

test('a visit begins with its own code, then its sentences in the chosen language, then the letters', () => {
  expect(preloadUrls(visits, folders, '/auth', 'te')).toEqual([
    '/a/sign-in.js',
    '/l/te-2/auth.json',
    '/a/latin.woff2',
  ])
})

test('every other path begins with what all share; English speaks where nothing was chosen', () => {
  const whole = ['/a/page.js', '/l/en-1/common.json', '/l/en-1/food.json']
  expect(preloadUrls(visits, folders, '/orders', null)).toEqual(whole)
  expect(preloadUrls(visits, folders, '/orders', 'klingon')).toEqual(whole)
})

test('a page that does not say where sentences are leaves them to whoever asks for them', () => {
  expect(preloadUrls(visits, {}, '/orders', 'te')).toEqual(['/a/page.js'])
})

test('an app that names no visits fetches nothing ahead', () => {
  expect(preloadUrls({}, folders, '/', 'en')).toEqual([])
})
