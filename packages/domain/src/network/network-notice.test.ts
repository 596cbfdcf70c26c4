import { expect, test } from 'vitest'
import { networkNotice } from './network-notice.ts'

const fine = { online: true, justBack: false, effectiveType: '4g', slowAnswer: false }

test('says nothing while the network is there and fast (Spec §4 Offline banner)', () => {
  expect(networkNotice(fine)).toBeUndefined()
  expect(networkNotice({ ...fine, effectiveType: undefined })).toBeUndefined()
})

test('offline comes before everything else (Spec §4 Offline banner)', () => {
  expect(networkNotice({ online: false, justBack: true, effectiveType: '2g', slowAnswer: true })).toBe(
    'offline',
  )
})

test('that the network is back comes before its being slow (Spec §4 Offline banner)', () => {
  expect(networkNotice({ ...fine, justBack: true, effectiveType: '2g' })).toBe('backOnline')
})

test('a connection of the kind 2g or slow-2g and a slow answer of the services are slow (Spec §8 Offline)', () => {
  expect(networkNotice({ ...fine, effectiveType: '2g' })).toBe('slow')
  expect(networkNotice({ ...fine, effectiveType: 'slow-2g' })).toBe('slow')
  expect(networkNotice({ ...fine, effectiveType: '3g' })).toBeUndefined()
  expect(networkNotice({ ...fine, slowAnswer: true })).toBe('slow')
})
