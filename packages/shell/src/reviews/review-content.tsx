import type { ReviewPhoto } from '@angadi/data/reviews/review-photos.ts'
import { ReviewPhotoList } from './review-photo-list.tsx'

export interface ReviewContentProps {
  readonly review: { readonly body: string | null; readonly photos: readonly ReviewPhoto[] }
}

/** What a review says and shows, as its author wrote it; nothing for stars alone. */
export function ReviewContent({ review: { body, photos } }: ReviewContentProps) {
  return (
    <>
      {body ? (
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {body}
        </p>
      ) : null}
      <ReviewPhotoList photos={photos} />
    </>
  )
}
