import { expect, test } from 'vitest'
import { sampleApplication, sampleItem } from '../../../shared/samples/applications.ts'
import { isOpen, isReady } from './application-states.ts'

test('an item is ready when it is handed in with its pages, left out by saying so, or not needed', () => {
  expect(isReady(sampleItem({ state: 'missing' }))).toBe(false)
  expect(isReady(sampleItem({ state: 'missing', is_needed: false }))).toBe(true)
  expect(isReady(sampleItem({ state: 'given', pages: 0 }))).toBe(false)
  expect(isReady(sampleItem({ state: 'given', pages: 1 }))).toBe(true)
  expect(isReady(sampleItem({ state: 'given', pages: 0, is_left_out: true }))).toBe(true)
  expect(isReady(sampleItem({ state: 'given', pages: 0, most_pages: 0 }))).toBe(true)
  expect(isReady(sampleItem({ state: 'sent_back', pages: 1 }))).toBe(false)
  expect(isReady(sampleItem({ state: 'expired', pages: 1 }))).toBe(false)
  expect(isReady(sampleItem({ state: 'accepted', pages: 1 }))).toBe(true)
})

test('a renewal leaves alone what is still valid', () => {
  const renewal = sampleApplication({ renews: 'first' })
  expect(isOpen(renewal, sampleItem({ state: 'accepted', pages: 1 }))).toBe(false)
  expect(isOpen(renewal, sampleItem({ state: 'sent_back', pages: 1 }))).toBe(true)
})
