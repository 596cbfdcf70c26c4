import { expect, test } from 'vitest'
import { isPaidNext, type PayableEarnings, payoutState } from './payout-state.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const earnings: PayableEarnings = {
  balance_paise: 50_000,
  available_paise: 50_000,
  minimum_paise: 10_000,
  has_stopped: false,
  instant: { available_paise: 50_000, held_paise: 0, reserve_paise: 0, payout_paise: 49_410 },
  account: { usable_from: '2026-11-21T10:00:00Z', problem: null },
  payouts: [{ status: 'paid' }, { status: 'failed' }],
}

test.each([
  ['earnings with an account are ready to be paid', {}, 'ready'],
  ['one payout at a time', { payouts: [{ status: 'processing' }] }, 'under_way'],
  ['below zero the owner owes', { balance_paise: -100, available_paise: 0 }, 'owing'],
  ['nothing earned, nothing paid', { balance_paise: 0, available_paise: 0 }, 'empty'],
  ['cash in hand may take all of it', { available_paise: 0 }, 'set_off'],
  [
    'a rest waits while one works',
    { instant: { available_paise: 9_999, held_paise: 0, reserve_paise: 0, payout_paise: 9_409 } },
    'below_minimum',
  ],
  [
    'and is paid to whoever has stopped',
    {
      instant: { available_paise: 9_999, held_paise: 0, reserve_paise: 0, payout_paise: 9_999 },
      has_stopped: true,
    },
    'ready',
  ],
  [
    'what is earned first is held',
    { instant: { available_paise: 0, held_paise: 50_000, reserve_paise: 0, payout_paise: 0 } },
    'held',
  ],
  [
    'what is kept for refunds is not paid at once',
    { instant: { available_paise: 0, held_paise: 0, reserve_paise: 50_000, payout_paise: 0 } },
    'reserved',
  ],
  [
    'a fee may leave nothing',
    {
      minimum_paise: 100,
      instant: { available_paise: 550, held_paise: 0, reserve_paise: 0, payout_paise: 0 },
    },
    'fee_too_high',
  ],
  [
    'nothing is sent to an account that its bank did not confirm',
    { account: { usable_from: '2026-11-21T10:00:00Z', problem: 'account_unverified' } },
    'account_unverified',
  ],
  ['without an account nothing can be sent', { account: null }, 'no_account'],
  [
    'and a new one waits for a day',
    { account: { usable_from: '2026-11-22T10:00:01Z', problem: 'account_new' } },
    'account_new',
  ],
] as const)('%s', (_, changes, state) => {
  expect(payoutState({ ...earnings, ...changes }, NOW)).toBe(state)
})

test.each([
  ['what is ready is paid', 'ready', true],
  ['nothing is without an account', 'no_account', false],
  ['nor to one that its bank did not confirm', 'account_unverified', false],
  ['nor what is less than is paid out', 'below_minimum', false],
  ['nor what is held', 'held', false],
  ['nor what the cash in hand takes', 'set_off', false],
] as const)('%s by the next weekly payout', (_, state, isPaid) => {
  const instant = { next_run_at: '2026-11-30T00:30:00Z' }
  expect(isPaidNext({ account: earnings.account, instant }, state)).toBe(isPaid)
})

test.each([
  ['2026-11-30T00:30:00Z', true],
  ['2026-11-30T00:30:01Z', false],
])('a new account is paid to from its time on: %s', (usable_from, isPaid) => {
  const instant = { next_run_at: '2026-11-30T00:30:00Z' }
  expect(isPaidNext({ account: { usable_from }, instant }, 'account_new')).toBe(isPaid)
})
