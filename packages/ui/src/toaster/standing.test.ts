import { expect, test } from 'vitest'
import { goes, idUnder, sendAway } from './standing.ts'

test('a message takes the place of the one that stands under its name', () => {
  const first = idUnder('tracking')
  expect(idUnder('tracking')).toBe(first)
  expect(idUnder('cart')).not.toBe(first)
})

test('a message does not take the place of one that is going, or it would go with it', () => {
  const going = idUnder('network')
  goes('network', going)
  const next = idUnder('network')
  expect(next).not.toBe(going)
  goes('network', going)
  expect(idUnder('network')).toBe(next)
})

test('a message that is sent away is replaced by none', () => {
  const shown = idUnder('stuck')
  expect(sendAway('stuck')).toBe(shown)
  expect(sendAway('stuck')).toBeUndefined()
  expect(idUnder('stuck')).not.toBe(shown)
})
