/** All roles of a signed-in user (Spec §3 user_roles). */
export const ROLES = ['user', 'vendor', 'delivery', 'admin', 'franchise', 'doctor', 'hospital'] as const
export type Role = (typeof ROLES)[number]

/** Order in which one role is shown for a user with several (Spec §4 Primary role priority). */
export const PRIMARY_ROLE_ORDER = [
  'admin',
  'vendor',
  'delivery',
  'franchise',
  'doctor',
  'hospital',
  'user',
] as const

/** Order in which the dashboard redirect picks a console (Spec §4 Dashboard redirect). */
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

/** The one role shown for a user; an empty list is a customer. */
export function primaryRole(held: readonly Role[]): Role {
  return firstHeld(PRIMARY_ROLE_ORDER, held)
}

/** The role whose console opens after sign-in. */
export function redirectRole(held: readonly Role[]): Role {
  return firstHeld(REDIRECT_ROLE_ORDER, held)
}
