/** Query keys of the administration's rules of extra pay. */
export const incentiveKeys = { all: ['incentives'] as const }
