import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLES } from '../roles.ts'
import { isVoiceVolume, VOICE_NAMES, VOICE_RATE, VOICE_VOLUMES, voiceRole } from './voices.ts'

test('voice alerts use the highest role in the order admin, vendor, delivery, user (Spec §6 Voice alerts)', () => {
  expect(voiceRole(['user', 'delivery', 'vendor', 'admin'])).toBe('admin')
  expect(voiceRole(['user', 'delivery', 'vendor'])).toBe('vendor')
  expect(voiceRole(['user', 'delivery'])).toBe('delivery')
  expect(voiceRole(['user'])).toBe('user')
  expect(voiceRole(['doctor', 'franchise'])).toBe('user')
  expect(voiceRole([])).toBe('user')
})

test('the order in which roles are listed does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ROLES]), (held) => {
      expect(voiceRole(held)).toBe(voiceRole(held.toReversed()))
    }),
  )
})

test('vendors hear Sarah, couriers Roger, administrators Aria, and how an order stands Laura (Spec §9 Voice)', () => {
  expect(VOICE_NAMES).toEqual({ vendor: 'Sarah', delivery: 'Roger', admin: 'Aria', user: 'Laura' })
})

test('volumes are high 0.9, normal 0.7, low 0.5, and the rate is 0.9 (Spec §9 Voice)', () => {
  expect(VOICE_VOLUMES).toEqual({ high: 0.9, normal: 0.7, low: 0.5 })
  expect(VOICE_RATE).toBe(0.9)
  expect(isVoiceVolume('low')).toBe(true)
  expect(isVoiceVolume('toString')).toBe(false)
})
