import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ReviewableItem } from '@angadi/data/reviews/order-review.ts'
import { MOST_REVIEW_LETTERS } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import type { ReviewDraft } from '../../reviews/review-draft.ts'
import { ReviewPhotoField } from '../../reviews/review-photo-field.tsx'
import { StarsField } from './stars-field.tsx'

export interface ItemReviewFieldsProps {
  readonly item: ReviewableItem
  readonly draft: ReviewDraft
  readonly onChange: (changed: Partial<ReviewDraft>) => void
}

/** Stars for an item of an order; once there are any, words and photos. */
export function ItemReviewFields({ item, draft, onChange }: ItemReviewFieldsProps) {
  const { t } = useTranslation('reviews')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Picture
          src={pictureUrl(item.picture)}
          alt=""
          ratio="square"
          rounded="md"
          className="w-14 shrink-0"
        />
        <div className="min-w-0 flex-1">
          <StarsField label={item.name} value={draft.stars} onChange={(stars) => onChange({ stars })} />
        </div>
      </div>
      {draft.stars === undefined ? null : (
        <>
          <TextArea
            label={t('rate.words', { item: item.name })}
            rows={2}
            maxLength={MOST_REVIEW_LETTERS}
            value={draft.body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
          <ReviewPhotoField paths={draft.photos} onChange={(photos) => onChange({ photos })} />
        </>
      )}
    </div>
  )
}
