// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SavedNote } from './saved-note.tsx'

const SINCE = new Date('2026-11-25T10:00:00+05:30').getTime()

beforeAll(() => startI18n(['shell']))
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const shown = (since: number) => render(<SavedNote since={since} />).container.textContent

test('without a network a list says how old it is (Spec §8 Offline)', () => {
  expect(shown(SINCE)).toMatch(/10:00/)
})

test('a list that has never been loaded has no age, and none has one with a network (Spec §8 Offline)', () => {
  expect(shown(0)).toBe('')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(shown(SINCE)).toBe('')
})
