type Group = 'popular' | 'unlimited' | 'data' | 'annual' | 'talktime' | 'pack'

/** A plan; prices and benefits are invented, the shapes are those of Indian operators. */
export interface SeedPlan {
  readonly group: Group
  readonly rupees: number
  readonly days?: number
  readonly data?: string
  readonly calls?: string
}

/** Prepaid plans; each operator sells them a little dearer or cheaper. */
export const prepaidPlans: readonly SeedPlan[] = [
  { group: 'popular', rupees: 299, days: 28, data: '1.5 GB/day', calls: 'Unlimited' },
  { group: 'popular', rupees: 349, days: 28, data: '2 GB/day', calls: 'Unlimited' },
  { group: 'popular', rupees: 859, days: 84, data: '1.5 GB/day', calls: 'Unlimited' },
  { group: 'unlimited', rupees: 199, days: 28, data: '2 GB', calls: 'Unlimited' },
  { group: 'unlimited', rupees: 239, days: 24, data: '1 GB/day', calls: 'Unlimited' },
  { group: 'unlimited', rupees: 399, days: 28, data: '2.5 GB/day', calls: 'Unlimited' },
  { group: 'unlimited', rupees: 579, days: 56, data: '1.5 GB/day', calls: 'Unlimited' },
  { group: 'unlimited', rupees: 979, days: 84, data: '2 GB/day', calls: 'Unlimited' },
  { group: 'data', rupees: 22, days: 1, data: '1 GB' },
  { group: 'data', rupees: 33, days: 1, data: '2 GB' },
  { group: 'data', rupees: 77, days: 7, data: '5 GB' },
  { group: 'data', rupees: 121, days: 28, data: '6 GB' },
  { group: 'data', rupees: 361, days: 30, data: '50 GB' },
  { group: 'annual', rupees: 1999, days: 365, data: '24 GB', calls: 'Unlimited' },
  { group: 'annual', rupees: 3599, days: 365, data: '2 GB/day', calls: 'Unlimited' },
  { group: 'talktime', rupees: 10, calls: '₹7.47' },
  { group: 'talktime', rupees: 100, calls: '₹81.75' },
]

/** Plans of dish operators. */
export const dishPlans: readonly SeedPlan[] = [
  { group: 'pack', rupees: 249, days: 30 },
  { group: 'pack', rupees: 329, days: 30 },
  { group: 'pack', rupees: 449, days: 30 },
  { group: 'annual', rupees: 2899, days: 365 },
]

/** What a prepaid operator adds to a price, in rupees. */
export const surcharge: Readonly<Record<string, number>> = { airtel: 0, jio: -10, vi: 2, bsnl: -50 }
