/** Paths of the apps' own origin that an edge function answers (Spec §7 POST /api/security/violations). */
export const passedOn: Readonly<Record<string, string>> = {
  '/api/security/violations': 'security-violations',
}

/** The largest body that is passed on, in bytes; what the functions take is less. */
export const MAX_PASSED_ON_BYTES = 65_536
