import type { DeskMeasure } from '@angadi/data/measures/desk-measure.ts'

/** A suspension as administrators read it; for stories. */
export function sampleDeskMeasure(changes: Partial<DeskMeasure> = {}): DeskMeasure {
  return {
    id: 'm1',
    kind: 'suspension',
    provider_kind: 'vendor',
    provider_id: 'two',
    name: 'Deg & Dastarkhwan',
    state: 'in_force',
    reason: 'papers',
    note: 'Licence has run out',
    at: '2026-11-26T09:00:00Z',
    until: null,
    appeal_until: '2026-12-10T09:00:00Z',
    appeal: null,
    appealed_at: null,
    pages: 0,
    appeal_accepted: null,
    appeal_answer: null,
    ended_at: null,
    by: 'Meera Nair',
    is_by_caller: false,
    agreed_by: null,
    lift_asked_by: null,
    is_lift_asked_by_caller: false,
    appeal_decided_by: null,
    is_grave: false,
    is_own: false,
    ...changes,
  }
}
