import type { Policy } from '@angadi/domain/policies/current.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** The canonical path of each policy. The other paths of the specification show the same page (docs/decisions/0057). */
export const POLICY_PATHS: Readonly<Record<Policy, string>> = {
  terms: pathTo('terms'),
  privacy: pathTo('privacy'),
  refund: pathTo('refundPolicy'),
  pricing: pathTo('pricingPolicy'),
  shipping: pathTo('shippingPolicy'),
}
