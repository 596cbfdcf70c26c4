import { MOST_REVIEW_LETTERS } from '@angadi/domain/reviews/review-rules.ts'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import type { ReviewDraft } from './review-draft.ts'
import { ReviewPhotoField } from './review-photo-field.tsx'

export interface ReviewWordsProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly rows?: number | undefined
  readonly draft: ReviewDraft
  readonly onChange: (changed: Partial<ReviewDraft>) => void
}

/** The words and photos of a review that is being written. */
export function ReviewWords({ draft, onChange, ...field }: ReviewWordsProps) {
  return (
    <>
      <TextArea
        {...field}
        maxLength={MOST_REVIEW_LETTERS}
        value={draft.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <ReviewPhotoField paths={draft.photos} onChange={(photos) => onChange({ photos })} />
    </>
  )
}
