import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SeededRows } from './seeded-rows.ts'

const { rows, count } = new SeededRows()

describe('applications', () => {
  test('are there in every state, with papers of which one has expired', async () => {
    const states = await rows(
      { state: z.string() },
      'select distinct state from public.provider_applications order by state',
    )
    expect(states.map(({ state }) => state)).toEqual([
      'active',
      'approved',
      'changes_requested',
      'draft',
      'rejected',
      'submitted',
      'suspended',
      'terminated',
      'under_review',
      'withdrawn',
    ])
    expect(await count('private.work_stops')).toBe(1)
  })

  test('can be reviewed: what is handed in is whole, and one bank account is that of two people', async () => {
    const missing = await rows(
      { requirement: z.string() },
      `select n.requirement from public.provider_applications as a cross join lateral private.needs_of(a) as n
       left join lateral private.document_for(a, n.requirement) as d on true
       where a.state <> 'draft' and n.is_needed and d.id is null`,
    )
    expect(missing).toEqual([])
    expect(
      await count(
        `public.provider_applications as a where a.state = 'submitted' and private.duplicates_of(a) <> '[]'`,
      ),
    ).toBe(2)
    expect(
      await count(`private.provider_documents where number_kept is not null and number_digest is null`),
    ).toBe(0)
  })

  test('led to businesses and couriers that are suspended or ended, which no customer finds', async () => {
    const measures = await rows(
      { provider_kind: z.string(), kind: z.string(), state: z.string(), appealed: z.boolean() },
      `select provider_kind, kind, state, appealed_at is not null as appealed from private.measures
       order by provider_kind, kind`,
    )
    expect(measures).toEqual([
      { provider_kind: 'courier', kind: 'suspension', state: 'in_force', appealed: true },
      { provider_kind: 'courier', kind: 'termination', state: 'ending', appealed: false },
      { provider_kind: 'vendor', kind: 'suspension', state: 'in_force', appealed: false },
      { provider_kind: 'vendor', kind: 'termination', state: 'ending', appealed: false },
    ])
    const states = await rows(
      { status: z.string(), accepting: z.boolean() },
      `select v.status::text, v.accepting_orders as accepting from public.vendors as v
       join private.measures as m on m.provider_id = v.id order by 1`,
    )
    expect(states).toEqual([
      { status: 'suspended', accepting: false },
      { status: 'terminated', accepting: false },
    ])
    expect(
      await count(`private.measures as m join public.vendors as v on v.id = m.provider_id
        cross join lateral public.vendors_near(v.kind, v.lat, v.lng) as near where near.id = v.id`),
    ).toBe(0)
  })

  test('have numbers that the form would take', async () => {
    expect(
      await count(`private.provider_documents as d join private.requirements as q using (requirement)
        where d.number_kept is not null and private.number_problem(q.number_kind, d.number_kept) is not null`),
    ).toBe(0)
  })
})
