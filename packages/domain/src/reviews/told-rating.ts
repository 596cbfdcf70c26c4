/** Fewer ratings say more about those people than about whom they rated (Decisions, Marketing claims). */
export const FEWEST_RATINGS = 5

/** An average, null without any rating, and how many ratings it is made of. */
export interface Rated {
  readonly rating: number | null
  readonly ratings_count: number
}

/**
 * Whether an average is told, on cards and pages and to search engines alike (Spec §9 Structured data).
 * `private.fewest_ratings` says the same in the database.
 */
export function isRatingTold<T extends Rated>(rated: T): rated is T & { readonly rating: number } {
  return rated.rating !== null && rated.ratings_count >= FEWEST_RATINGS
}
