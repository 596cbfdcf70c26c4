import type { Policy } from '@angadi/domain/policies/current.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** The policy of each of the eight paths; several paths show the terms, and two the privacy policy (Spec §2). */
const POLICY_OF: ReadonlyMap<string, Policy> = new Map([
  [pathTo('terms'), 'terms'],
  [pathTo('termsConditions'), 'terms'],
  [pathTo('termsOfService'), 'terms'],
  [pathTo('privacy'), 'privacy'],
  [pathTo('privacyPolicy'), 'privacy'],
  [pathTo('refundPolicy'), 'refund'],
  [pathTo('pricingPolicy'), 'pricing'],
  [pathTo('shippingPolicy'), 'shipping'],
])

/** The policy that a path shows; the terms for any other. */
export function policyOf(pathname: string): Policy {
  return POLICY_OF.get(pathname) ?? 'terms'
}
