import { reviewKeys } from '@angadi/data/reviews/keys.ts'
import type { Review } from '@angadi/data/reviews/review-list.ts'
import type { ReviewSummary } from '@angadi/data/reviews/review-summary.ts'

/** A drawn photo, so that stories need no server. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#d97706" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="3" fill="#fde68a"/></svg>',
)}`

/** A review with photos and a reply, as others read it. */
export function sampleReview(changes: Partial<Review> = {}): Review {
  return {
    id: 'one',
    author_name: 'Kiran',
    stars: 5,
    body: 'The best salan in town.',
    photos: [
      { path: 'a/1.webp', url: PHOTO },
      { path: 'a/2.webp', url: PHOTO },
    ],
    created_at: '2026-11-18T13:30:00Z',
    is_edited: false,
    reply: 'Thank you, Kiran!',
    replied_at: '2026-11-19T08:00:00Z',
    helpful: 3,
    item_name: null,
    vendor_name: null,
    is_own: false,
    is_voted: false,
    is_reported: false,
    next_cursor: { rank: 0, at: '2026-11-18T13:30:00Z', id: 'one' },
    ...changes,
  }
}

const summary: ReviewSummary = {
  ratings: 70,
  average: 4.4,
  stars: [3, 1, 6, 18, 42],
  written: 2,
  with_photos: 1,
}

/** The answers that the reviews of a subject are shown from, for a person. */
export function sampleReviews(subjectId: string, userId: string | null) {
  const list: readonly Review[] = [
    sampleReview(),
    sampleReview({
      id: 'two',
      author_name: 'లక్ష్మి',
      stars: 3,
      body: 'పర్వాలేదు. ధర కొంచెం ఎక్కువ.',
      photos: [],
      reply: null,
      helpful: 0,
      item_name: 'Kurta, size M',
      vendor_name: 'Vastra Sri',
    }),
  ]
  return [
    [reviewKeys.summary(subjectId), summary],
    [
      reviewKeys.list(subjectId, { sort: 'newest', withPhotos: false }, userId),
      { pages: [list], pageParams: [undefined] },
    ],
  ] as const
}
