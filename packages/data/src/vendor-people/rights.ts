import { vocabulary } from '../vocabulary.ts'

/** What a position in a business can include. */
export const RIGHTS = ['orders', 'catalogue', 'prices', 'money', 'people'] as const
export type Right = (typeof RIGHTS)[number]

/** The positions in a business, the highest first. */
export const POSITIONS = ['owner', 'manager', 'staff'] as const
export type Position = (typeof POSITIONS)[number]

/** A position as the server names it; one that this build does not know yet has the least. */
export const position = vocabulary(POSITIONS, 'staff')
