import { REDIRECT_ROLE_ORDER, type Role } from '@angadi/domain/roles.ts'

/** What the role chooser offers (Spec §2 Role chooser). */
export const OFFERED_ROLES = ['user', 'vendor', 'delivery', 'admin'] as const
export type OfferedRole = (typeof OFFERED_ROLES)[number]

/** Who just signed in. */
export interface Arrival {
  readonly roles: readonly Role[]
  /** Whether this user was asked for a role before. */
  readonly answered: boolean
  /** What was chosen before signing in, if anything. */
  readonly chosen: OfferedRole | null
  /** Whether the user signs in to buy: with a cart, or on the way to one. */
  readonly isShopping: boolean
}

/** What comes after signing in. */
export type NextStep =
  | { readonly kind: 'ask' }
  | { readonly kind: 'apply'; readonly role: 'vendor' | 'delivery' }
  | { readonly kind: 'refuse_admin' }
  | { readonly kind: 'business'; readonly role: Role }
  | { readonly kind: 'done'; readonly first: boolean }

/** The roles that come with a business. */
const BUSINESS_ROLES: readonly Role[] = ['vendor', 'franchise', 'hospital', 'doctor']

/**
 * Decides what follows a sign-in (Spec §4 After sign-in): a user with only the customer role is asked once for a role,
 * unless they answered before or are about to buy; whoever wants to sell or deliver applies; a user with a business role
 * who chose the customer role is offered the business.
 */
export function afterSignIn({ roles, answered, chosen, isShopping }: Arrival): NextStep {
  const isPlain = roles.every((role) => role === 'user')
  if (chosen === 'admin' && !roles.includes('admin')) return { kind: 'refuse_admin' }
  if ((chosen === 'vendor' || chosen === 'delivery') && !roles.includes(chosen))
    return { kind: 'apply', role: chosen }
  const business = REDIRECT_ROLE_ORDER.find((role) => BUSINESS_ROLES.includes(role) && roles.includes(role))
  if (chosen === 'user' && business) return { kind: 'business', role: business }
  // Buying does not answer the question: it follows the first sign-in without a cart or a checkout.
  if (isShopping && chosen === null) return { kind: 'done', first: false }
  if (isPlain && !answered && chosen === null) return { kind: 'ask' }
  return { kind: 'done', first: isPlain && !answered }
}
