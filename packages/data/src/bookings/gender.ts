/** By whom a customer can ask to be served, where they name nobody (Issue 35, gender preference). */
export const GENDERS = ['woman', 'man'] as const
export type Gender = (typeof GENDERS)[number]
