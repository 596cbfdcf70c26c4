import {
  isStars,
  MOST_REVIEW_LETTERS,
  MOST_REVIEW_PHOTOS,
  type Stars,
} from '@angadi/domain/reviews/review-rules.ts'

/** A review that is being written. */
export interface ReviewDraft {
  readonly stars?: Stars | undefined
  readonly body: string
  /** The paths of photos that are stored already. */
  readonly photos: readonly string[]
}

/** Nothing written yet. */
export const EMPTY_DRAFT: ReviewDraft = { body: '', photos: [] }

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : []
}

/** Reads a draft that was stored on the device, whatever an older release stored. */
export function readDraft(stored: unknown): ReviewDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT
  const fields: Readonly<Record<string, unknown>> = { ...stored }
  const { stars, body, photos } = fields
  return {
    stars: isStars(stars) ? stars : undefined,
    body: typeof body === 'string' ? body.slice(0, MOST_REVIEW_LETTERS) : '',
    photos: textsOf(photos).slice(0, MOST_REVIEW_PHOTOS),
  }
}
