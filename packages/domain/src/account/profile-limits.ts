/** The greatest length of each part of a profile, in characters: the checks of `profiles` (Decisions, Field rules). */
export const PROFILE_LENGTHS = { full_name: 80, address: 300, city: 80 } as const
