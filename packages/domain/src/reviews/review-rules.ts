/** The most characters of a review; the same as `review_words` (Spec §5 Ratings). */
export const MOST_REVIEW_LETTERS = 1000
/** The most photos of a review; the same as the constraint `review_photos_few`. */
export const MOST_REVIEW_PHOTOS = 4
/** The longest side of a review's photo, in pixels, and its size in bytes as in the bucket `review-pictures`. */
export const REVIEW_PICTURE_LIMITS = { side: 1280, bytes: 524_288 } as const
/** The most characters of a note with a report or a decision. */
export const MOST_REPORT_LETTERS = 500
/** The fewest characters that the author of a removed review reads. */
export const LEAST_DECISION_LETTERS = 3

/** From bad to wonderful. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/** Whether a value is one to five stars. */
export function isStars(value: unknown): value is Stars {
  return STARS.some((stars) => stars === value)
}

/** The orders in which reviews are listed. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Why somebody reports a review; the same as the constraint `review_report_reason`. */
export const REVIEW_REPORT_REASONS = ['spam', 'abusive', 'off_topic', 'private_data', 'other'] as const
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number]

/**
 * How much of all ratings each number of stars has, in whole percent from one to five stars; all zero without ratings.
 *
 * @param counts how many gave one to five stars
 */
export function starShares(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return STARS.map((stars) => (all === 0 ? 0 : Math.round((100 * (counts[stars - 1] ?? 0)) / all)))
}
