import type { GiftBatch } from '@angadi/data/gifts/gift-desk.ts'

/** Twenty codes of ₹500 that were given out, seven of which are redeemed. */
export function batchOf(changes: Partial<GiftBatch>): GiftBatch {
  return {
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    many: 20,
    amount_paise: 50_000,
    expires_on: '2099-03-31',
    note: 'For the first guests of the opening week in Zaheerabad',
    state: 'issued',
    asked_by: 'Meera Krishnan',
    asked_at: '2026-11-20T05:30:00Z',
    decided_by: 'Ravi Teja',
    ended_by: null,
    redeemed: 7,
    ended: 0,
    may_agree: false,
    may_issue: false,
    ...changes,
  }
}
