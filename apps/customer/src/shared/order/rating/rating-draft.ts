import type { Rating } from '@angadi/data/orders/change-order.ts'
import { isStars, type Stars } from '@angadi/domain/reviews/review-rules.ts'
import { type ReviewDraft, readDraft } from '../../reviews/review-draft.ts'

/** The values of the rating form: the vendor's review, the courier's stars, and reviews by item. */
export interface RatingDraft extends Readonly<Record<string, unknown>> {
  readonly vendor: ReviewDraft
  readonly courierStars?: Stars | undefined
  readonly items: Readonly<Record<string, ReviewDraft>>
}

/** Reads a rating that was stored on the device, whatever an older release stored. */
export function readRating({ vendor, courierStars, items }: Readonly<Record<string, unknown>>): RatingDraft {
  const drafts = typeof items === 'object' && items !== null ? Object.entries(items) : []
  return {
    vendor: readDraft(vendor),
    courierStars: isStars(courierStars) ? courierStars : undefined,
    items: Object.fromEntries(drafts.map(([id, draft]) => [id, readDraft(draft)])),
  }
}

/** Nothing rated yet. */
export const NOTHING_RATED: RatingDraft = readRating({})

/** A draft as it is sent: items without stars are left out, and so is what is empty. */
export function ratingOf({ vendor, courierStars, items }: RatingDraft): Rating {
  const rated = Object.entries(items).flatMap(([item_id, { stars, body, photos }]) =>
    stars === undefined
      ? []
      : [
          {
            item_id,
            stars,
            ...(body.trim() ? { body: body.trim() } : {}),
            ...(photos.length > 0 ? { photos: [...photos] } : {}),
          },
        ],
  )
  return {
    vendorStars: vendor.stars ?? 1,
    courierStars,
    body: vendor.body.trim(),
    photos: vendor.photos.length > 0 ? vendor.photos : undefined,
    items: rated.length > 0 ? rated : undefined,
  }
}
