import type { Policy } from '@angadi/domain/policies/current.ts'

/** The sections of each policy, in their order; the words are in the namespace `policies`. */
export const POLICY_SECTIONS = {
  terms: [
    'terms.who',
    'terms.account',
    'terms.order',
    'terms.wallet',
    'terms.coupons',
    'terms.conduct',
    'terms.change',
  ],
  privacy: [
    'privacy.what',
    'privacy.why',
    'privacy.who',
    'privacy.place',
    'privacy.device',
    'privacy.push',
    'privacy.long',
    'privacy.rights',
  ],
  refund: [
    'refund.cancel',
    'refund.theirs',
    'refund.wrong',
    'refund.late',
    'refund.returns',
    'refund.digital',
  ],
  pricing: [
    'pricing.goods',
    'pricing.delivery',
    'pricing.platform',
    'pricing.tax',
    'pricing.digital',
    'pricing.fair',
  ],
  shipping: ['shipping.where', 'shipping.when', 'shipping.door', 'shipping.parcels', 'shipping.problem'],
} as const satisfies Record<Policy, readonly string[]>
