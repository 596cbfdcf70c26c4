import type { Membership, MyMembership } from '@angadi/data/membership/my-membership.ts'
import type { Plan } from '@angadi/data/membership/plans.ts'

const benefits = [
  { code: 'delivery', off_bp: 10_000, from_paise: 19_900, within_m: 5000 },
  { code: 'platform', off_bp: 5000, from_paise: 0, within_m: null },
]

/** The plans, for stories. */
export const samplePlans: readonly Plan[] = [
  {
    code: 'plus_month',
    price_paise: 19_900,
    days: 30,
    months: null,
    trial_days: 14,
    family_members: 2,
    support_hours: 4,
    benefits,
    last_month_paise: 12_600,
  },
  {
    code: 'plus_year',
    price_paise: 119_900,
    days: null,
    months: 12,
    trial_days: 14,
    family_members: 4,
    support_hours: 4,
    benefits,
    last_month_paise: 12_600,
  },
]

/** A membership that runs, for stories. */
export function sampleMembership(changes: Partial<Membership> = {}): Membership {
  return {
    is_owner: true,
    plan: 'plus_month',
    price_paise: 19_900,
    state: 'active',
    ends_at: '2026-12-20T18:30:00Z',
    grace_until: '2026-12-25T18:30:00Z',
    renews: true,
    since: '2026-08-01T06:00:00Z',
    cancelled_at: null,
    benefits,
    support_hours: 4,
    family_members: 2,
    family: [{ id: 'chandra', name: 'Chandra', phone_end: '0003', joined_at: '2026-09-01T06:00:00Z' }],
    ...changes,
  }
}

/** What somebody has of memberships, for stories. */
export function sampleMine(changes: Partial<MyMembership> = {}): MyMembership {
  return {
    membership: sampleMembership(),
    trial_available: false,
    invitations: [],
    saved_paise: 48_250,
    wallet_balance_paise: 50_000,
    ...changes,
  }
}
