import { expect, test } from 'vitest'
import { forgetToastId, releaseToastId, toastIdOf } from './toast-ids.ts'

test('a message takes the place of the one that stands under its name', () => {
  const first = toastIdOf('tracking')
  expect(toastIdOf('tracking')).toBe(first)
  expect(toastIdOf('cart')).not.toBe(first)
})

test('a message does not take the place of one that is going, or it would go with it', () => {
  const going = toastIdOf('network')
  forgetToastId('network', going)
  const next = toastIdOf('network')
  expect(next).not.toBe(going)
  forgetToastId('network', going)
  expect(toastIdOf('network')).toBe(next)
})

test('a message that is sent away is replaced by none', () => {
  const shown = toastIdOf('stuck')
  expect(releaseToastId('stuck')).toBe(shown)
  expect(releaseToastId('stuck')).toBeUndefined()
  expect(toastIdOf('stuck')).not.toBe(shown)
})
