/** The policies, in the order in which they are listed. */
export const POLICIES = ['terms', 'privacy', 'refund', 'pricing', 'shipping'] as const
export type Policy = (typeof POLICIES)[number]

/**
 * The versions whose words are in this build, and since when they hold. A change of the English words asks for a new
 * version here and a row of `policy_versions`; a test compares the words with the digest of that row.
 */
export const CURRENT_VERSIONS = {
  terms: { version: 1, effectiveOn: '2026-11-22' },
  privacy: { version: 1, effectiveOn: '2026-11-22' },
  refund: { version: 2, effectiveOn: '2026-11-27' },
  pricing: { version: 2, effectiveOn: '2026-11-26' },
  shipping: { version: 1, effectiveOn: '2026-11-22' },
} as const satisfies Record<Policy, { readonly version: number; readonly effectiveOn: string }>

/** What somebody agrees to by signing in, by policy (Issue 11, Policies). */
export const AGREED_AT_SIGN_IN = {
  terms: CURRENT_VERSIONS.terms.version,
  privacy: CURRENT_VERSIONS.privacy.version,
} as const
