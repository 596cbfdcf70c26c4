import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { type ReviewableItem, useOrderReview } from '@angadi/data/reviews/order-review.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Suspense, useState } from 'react'
import { EMPTY_DRAFT } from '../../reviews/review-draft.ts'
import { OwnReviewLine } from './own-review-line.tsx'

const EditReviewSheet = lazy(() => import('../../reviews/edit-review-sheet.tsx'))

/** What the customer wrote about an order, and the items that can still be reviewed. */
export default function OrderReviews({ order }: { readonly order: Tracking['order'] }) {
  const { t } = useTranslation('reviews')
  const { date } = useFormats()
  const { data } = useOrderReview(order.id)
  const [writing, setWriting] = useState<ReviewableItem>()
  if (!data) return null
  const { vendor, items, closes_at: closesAt } = data
  const listed = items.filter(({ review }) => review !== null || closesAt !== null)
  if (!vendor && listed.length === 0) return null
  const isOpen = closesAt !== null && items.some(({ review }) => review === null)
  return (
    <Section title={t('order.title')}>
      <ul className="divide-y divide-line">
        {vendor ? (
          <li className="py-3 first:pt-0">
            <OwnReviewLine name={order.vendor_name} orderId={order.id} review={vendor} />
          </li>
        ) : null}
        {listed.map((item) => (
          <li key={item.item_id} className="flex items-start gap-3 py-3 first:pt-0">
            <Picture
              src={pictureUrl(item.picture)}
              alt=""
              ratio="square"
              rounded="md"
              className="w-12 shrink-0"
            />
            {item.review ? (
              <OwnReviewLine name={item.name} orderId={order.id} review={item.review} />
            ) : (
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2">
                <p className="min-w-0 flex-1 basis-32 font-medium">{item.name}</p>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('order.writeOf', { item: item.name })}
                  onClick={() => setWriting(item)}
                >
                  {t('order.write')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOpen && closesAt ? (
        <p className="text-sm text-ink-muted">{t('order.until', { date: date(closesAt) })}</p>
      ) : null}
      {writing ? (
        <Suspense>
          <EditReviewSheet
            name={writing.name}
            orderId={order.id}
            itemId={writing.item_id}
            initial={EMPTY_DRAFT}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      ) : null}
    </Section>
  )
}
