/** Parts of a day in India: before 12, from 12, and from 5 in the evening. */
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]
