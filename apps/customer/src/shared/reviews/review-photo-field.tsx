import { storeReviewPhoto, useReviewPhotoUrls } from '@angadi/data/reviews/review-photos.ts'
import { MOST_REVIEW_PHOTOS, REVIEW_PICTURE_LIMITS } from '@angadi/domain/reviews/review-rules.ts'
import { PhotosField } from '@angadi/shell/photos/photos-field.tsx'
import { useState } from 'react'

export interface ReviewPhotoFieldProps {
  /** The paths of the photos, which are stored already. */
  readonly paths: readonly string[]
  readonly onChange: (paths: readonly string[]) => void
}

/** Up to four photos of a review, also those of a draft that was left. */
export function ReviewPhotoField({ paths, onChange }: ReviewPhotoFieldProps) {
  // Of photos that are added from here on the field shows the file itself.
  const [known] = useState(paths)
  const { data: urls } = useReviewPhotoUrls(known)
  return (
    <PhotosField
      paths={paths}
      onChange={onChange}
      most={MOST_REVIEW_PHOTOS}
      limits={REVIEW_PICTURE_LIMITS}
      store={storeReviewPhoto}
      urls={urls}
      testId="review-photo"
    />
  )
}
