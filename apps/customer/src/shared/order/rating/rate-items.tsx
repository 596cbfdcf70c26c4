import { useOrderReview } from '@angadi/data/reviews/order-review.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { EMPTY_DRAFT, type ReviewDraft } from '../../reviews/review-draft.ts'
import { ItemReviewFields } from './item-review-fields.tsx'

export interface RateItemsProps {
  readonly orderId: string
  /** What was bought, as far as the order tells it. */
  readonly names: readonly string[]
  /** What is filled in, by item. */
  readonly drafts: Readonly<Record<string, ReviewDraft>>
  readonly onChange: (itemId: string, draft: ReviewDraft) => void
}

/** Stars and words for each item of an order; their places are kept until they are here, so that nothing moves. */
export function RateItems({ orderId, names, drafts, onChange }: RateItemsProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const { data, isPending } = useOrderReview(orderId)
  const items = data?.items.filter(({ review }) => review === null) ?? []
  if (items.length === 0 && !(isPending && names.length > 0)) return null
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h3 className="text-lg font-semibold">{t('reviews:rate.items')}</h3>
        <p className="text-sm text-ink-muted">{t('reviews:rate.itemsText')}</p>
      </div>
      {isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          <ItemPlaces names={names} />
        </SkeletonGroup>
      ) : (
        items.map((item) => {
          const draft = drafts[item.item_id] ?? EMPTY_DRAFT
          return (
            <ItemReviewFields
              key={item.item_id}
              item={item}
              draft={draft}
              onChange={(changed) => onChange(item.item_id, { ...draft, ...changed })}
            />
          )
        })
      )}
    </section>
  )
}

/** The places of items in their later size: with their names, which may take several lines. */
function ItemPlaces({ names }: Pick<RateItemsProps, 'names'>) {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      {names.map((name) => (
        <div key={name} className="flex items-start gap-3">
          <Skeleton shape="box" className="aspect-square w-14 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{name}</p>
            <div className="flex h-12 items-center">
              <Skeleton className="w-52" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
