/** Everything a signed-in person can be (Spec §3 user_roles). */
export const ROLES = ['user', 'vendor', 'delivery', 'admin', 'franchise', 'doctor', 'hospital'] as const
export type Role = (typeof ROLES)[number]

/** Whose role stands for a person who holds several (Spec §4 Primary role priority). */
export const PRIMARY_ROLE_ORDER = [
  'admin',
  'vendor',
  'delivery',
  'franchise',
  'doctor',
  'hospital',
  'user',
] as const

/** Whose console the dashboard redirect opens (Spec §4 Dashboard redirect). */
export const REDIRECT_ROLE_ORDER = [
  'admin',
  'franchise',
  'hospital',
  'vendor',
  'doctor',
  'delivery',
  'user',
] as const

/** Whether a text names a role. */
export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text)
}

function firstHeld(order: readonly Role[], held: readonly Role[]): Role {
  return order.find((role) => held.includes(role)) ?? 'user'
}

/** The one role shown for a person; an empty list is a plain customer. */
export function primaryRole(held: readonly Role[]): Role {
  return firstHeld(PRIMARY_ROLE_ORDER, held)
}

/** The role whose console a person lands on after signing in. */
export function redirectRole(held: readonly Role[]): Role {
  return firstHeld(REDIRECT_ROLE_ORDER, held)
}
