/** How often a subscription comes: every day, every other day, or on chosen weekdays. */
export const FREQUENCIES = ['daily', 'alternate', 'weekdays'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Monday to Friday; 0 is Sunday. */
export const WORKING_DAYS: readonly number[] = [1, 2, 3, 4, 5]

/** Why nothing came on a day that was planned. */
export const SKIP_REASONS = ['wallet', 'price', 'unavailable', 'vendor', 'not_run'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
