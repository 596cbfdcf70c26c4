import { expect, test } from 'vitest'
import {
  appealMoves,
  isOpenReturn,
  needsExplanation,
  RETURN_STATES,
  returnStep,
  sellersMoves,
} from './returns.ts'

test('a seller can lead every return that is under way to an end, and no other', () => {
  for (const state of RETURN_STATES)
    expect(sellersMoves(state, 'refund').length > 0).toBe(isOpenReturn(state))
})

test('what has come back is exchanged only where an exchange was wished for', () => {
  expect(sellersMoves('received', 'refund')).toEqual(['refunded', 'declined'])
  expect(sellersMoves('received', 'exchange')).toEqual(['exchanged', 'refunded', 'declined'])
})

test('an administrator decides again only what was refused', () => {
  expect(RETURN_STATES.filter((state) => appealMoves(state).length > 0)).toEqual(['rejected', 'declined'])
})

test('a refusal is explained', () => {
  expect(RETURN_STATES.filter(needsExplanation)).toEqual(['rejected', 'declined'])
})

test('steps lead from the request to the money or the exchange', () => {
  expect(returnStep('requested')).toBe('requested')
  expect(returnStep('exchanged')).toBe('settled')
  expect(returnStep('rejected')).toBeUndefined()
})
