import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadIfServed } from './reload-if-served.ts'

const part = 'http://localhost/_apps/customer/assets/menu-1a2b.js'
const failure = new TypeError(`Failed to fetch dynamically imported module: ${part}?again=3`)
const answers = vi.fn<typeof fetch>()
const reload = vi.fn()

beforeEach(() => {
  answers.mockReset()
  reload.mockReset()
  vi.stubGlobal('fetch', answers)
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/food' })
})
afterEach(() => vi.unstubAllGlobals())

test('a part that the server hands out and that fails nevertheless needs a new page (Spec §4 Error boundaries)', async () => {
  answers.mockResolvedValue(new Response())
  await reloadIfServed(failure, reload)
  expect(answers).toHaveBeenCalledWith(part, { cache: 'no-store' })
  expect(reload).toHaveBeenCalledWith('/food')
})

test('a part that is missing, or no network, is left to the reader (Spec §8 Error screens)', async () => {
  answers.mockResolvedValueOnce(new Response(null, { status: 404 }))
  await reloadIfServed(failure, reload)
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await reloadIfServed(failure, reload)
  await reloadIfServed(new Error('Importing a module script failed.'), reload)
  expect(reload).not.toHaveBeenCalled()
})
