import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ReviewableItem } from '@angadi/data/reviews/order-review.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import type { ReviewDraft } from '../../reviews/review-draft.ts'
import { ReviewWords } from '../../reviews/review-words.tsx'
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
        <ReviewWords
          label={t('rate.words', { item: item.name })}
          rows={2}
          draft={draft}
          onChange={onChange}
        />
      )}
    </div>
  )
}
