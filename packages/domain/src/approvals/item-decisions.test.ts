import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ITEM_REASONS } from '../applications/vocabulary.ts'
import {
  type DecidedItem,
  decisionsToSend,
  type ItemDecision,
  isOpen,
  mayAccept,
  maySendBack,
  nextStep,
  unreadyItem,
} from './item-decisions.ts'

const pan: DecidedItem = {
  requirement: 'pan',
  is_needed: true,
  document_id: 'pan-1',
  state: 'given',
  is_taken_over: false,
}
const bank: DecidedItem = { ...pan, requirement: 'bank', document_id: 'bank-1' }
const accept = (documentId: string): ItemDecision => ({ documentId, accepted: true, note: '' })
const back = (documentId: string, reason?: ItemDecision['reason'], note = ''): ItemDecision => ({
  documentId,
  accepted: false,
  reason,
  note,
})

describe('what is sent', () => {
  test('is in the order of the items, with the reason and the trimmed note of what is sent back', () => {
    expect(
      decisionsToSend([pan, bank], {
        bank: back('bank-1', 'not_readable', '  blurred  '),
        pan: accept('pan-1'),
      }),
    ).toEqual([
      { requirement: 'pan', accepted: true },
      { requirement: 'bank', accepted: false, reason: 'not_readable', note: 'blurred' },
    ])
  })

  test('is nothing that was decided about a document which has been replaced', () => {
    const decisions = { pan: accept('pan-0') }
    expect(decisionsToSend([pan], decisions)).toEqual([])
    expect(unreadyItem([pan], decisions)).toBe(pan)
  })

  test('is nothing that is sent back without a reason', () => {
    const decisions = { pan: back('pan-1') }
    expect(decisionsToSend([pan], decisions)).toEqual([])
    expect(unreadyItem([pan], decisions)).toBe(pan)
    expect(nextStep([pan], decisions, false)).toBe('send')
  })

  test('never names a document that was not seen, a missing one, or sends back without a reason', () => {
    const item = fc.record({
      requirement: fc.constantFrom('pan', 'bank', 'fssai'),
      is_needed: fc.boolean(),
      document_id: fc.option(fc.constantFrom('one', 'two')),
      state: fc.constantFrom<DecidedItem['state']>('missing', 'expired', 'given', 'sent_back', 'accepted'),
      is_taken_over: fc.boolean(),
    })
    const decision = fc.record({
      documentId: fc.constantFrom('one', 'two'),
      accepted: fc.boolean(),
      reason: fc.option(fc.constantFrom(...ITEM_REASONS), { nil: undefined }),
      note: fc.string(),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { selector: ({ requirement }) => requirement }),
        fc.dictionary(fc.constantFrom('pan', 'bank', 'fssai'), decision),
        (items, decisions) => {
          for (const sent of decisionsToSend(items, decisions)) {
            const about = items.find(({ requirement }) => requirement === sent.requirement)
            expect(about?.document_id).toBe(decisions[sent.requirement]?.documentId)
            expect(about?.state === 'missing' || about?.state === 'sent_back').toBe(false)
            expect(sent.accepted || sent.reason !== undefined).toBe(true)
          }
        },
      ),
    )
  })
})

describe('what comes next', () => {
  test('items are decided, sent, and then the whole is approved', () => {
    const accepted: DecidedItem = { ...bank, state: 'accepted' }
    expect(nextStep([pan, accepted], {}, false)).toBe('decide')
    expect(nextStep([pan, accepted], { pan: accept('pan-1') }, false)).toBe('send')
    expect(nextStep([{ ...pan, state: 'accepted' }, accepted], {}, false)).toBe('approve')
  })

  test('what was sent back waits for the applicant', () => {
    const waiting: DecidedItem = { ...pan, state: 'sent_back' }
    expect(mayAccept(waiting) || maySendBack(waiting)).toBe(false)
    expect(nextStep([waiting], {}, false)).toBe('decide')
  })

  test('what need not be handed in does not keep from approving, what has expired does', () => {
    const missing: DecidedItem = { ...pan, state: 'missing', document_id: null, is_needed: false }
    expect(isOpen(missing, false)).toBe(false)
    expect(isOpen({ ...missing, is_needed: true }, false)).toBe(true)
    expect(isOpen({ ...pan, state: 'expired', is_taken_over: true }, false)).toBe(true)
  })

  test('a renewal is about what it replaces alone', () => {
    expect(isOpen({ ...pan, state: 'expired', is_taken_over: true }, true)).toBe(false)
    expect(isOpen({ ...pan, state: 'expired' }, true)).toBe(true)
    expect(isOpen({ ...pan, state: 'missing', document_id: null }, true)).toBe(false)
  })

  test('what has expired is not accepted, and what was accepted can be sent back', () => {
    expect(mayAccept({ ...pan, state: 'expired' })).toBe(false)
    expect(maySendBack({ ...pan, state: 'accepted' })).toBe(true)
  })
})
