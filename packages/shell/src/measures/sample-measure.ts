import type { MyMeasure } from '@angadi/data/measures/my-measures.ts'

/** A suspension as its person reads it; for stories and tests. */
export function sampleMeasure(changes: Partial<MyMeasure> = {}): MyMeasure {
  return {
    id: '0b8f6a54-0000-4000-8000-0000000000a1',
    kind: 'suspension',
    provider_kind: 'vendor',
    provider_id: '33333333-3333-4333-8333-333333333333',
    name: 'Deg & Dastarkhwan',
    state: 'in_force',
    reason: 'quality',
    note: 'Three orders came without half of what was paid.',
    at: '2026-11-24T06:00:00Z',
    until: '2026-12-04T18:29:59Z',
    appeal_until: '2026-12-08T06:00:00Z',
    appeal: null,
    appealed_at: null,
    pages: 0,
    appeal_accepted: null,
    appeal_answer: null,
    ended_at: null,
    may_appeal: true,
    openings: [],
    ...changes,
  }
}
