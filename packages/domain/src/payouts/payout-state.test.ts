import { expect, test } from 'vitest'
import { type PayableEarnings, payoutState } from './payout-state.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const earnings: PayableEarnings = {
  balance_paise: 50_000,
  available_paise: 50_000,
  minimum_paise: 10_000,
  has_stopped: false,
  account: { usable_from: '2026-11-21T10:00:00Z' },
  payouts: [{ status: 'paid' }, { status: 'failed' }],
}

test.each([
  ['earnings with an account are ready to be paid', {}, 'ready'],
  ['one payout at a time', { payouts: [{ status: 'processing' }] }, 'under_way'],
  ['below zero the owner owes', { balance_paise: -100, available_paise: 0 }, 'owing'],
  ['nothing earned, nothing paid', { balance_paise: 0, available_paise: 0 }, 'empty'],
  ['cash in hand may take all of it', { available_paise: 0 }, 'set_off'],
  ['a rest waits while one works', { available_paise: 9_999 }, 'below_minimum'],
  ['and is paid to whoever has stopped', { available_paise: 9_999, has_stopped: true }, 'ready'],
  ['without an account nothing can be sent', { account: null }, 'no_account'],
  ['and a new one waits for a day', { account: { usable_from: '2026-11-22T10:00:01Z' } }, 'account_new'],
] as const)('%s', (_, changes, state) => {
  expect(payoutState({ ...earnings, ...changes }, NOW)).toBe(state)
})
