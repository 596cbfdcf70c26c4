import { useRateOrder } from '@angadi/data/orders/change-order.ts'
import { useOrderReview } from '@angadi/data/reviews/order-review.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useId, useState } from 'react'
import { EMPTY_DRAFT, type ReviewDraft } from '../../reviews/review-draft.ts'
import { ReviewWords } from '../../reviews/review-words.tsx'
import { ItemReviewFields } from './item-review-fields.tsx'
import { NOTHING_RATED, type RatingDraft, ratingOf, readRating } from './rating-draft.ts'
import { StarsField } from './stars-field.tsx'

export interface RateSheetProps {
  readonly orderId: string
  readonly vendorName: string
  /** The trade of the vendor, such as food or grocery. */
  readonly category: string | null | undefined
  /** The courier's name; undefined when the order was picked up. */
  readonly courierName: string | undefined
  readonly onClose: () => void
}

/**
 * Rates vendor and delivery in stars, with words and photos, and each item that was bought (Spec §5 Ratings). What is
 * typed survives a failed send and a reload.
 */
export default function RateSheet({ orderId, vendorName, category, courierName, onClose }: RateSheetProps) {
  const { t } = useTranslation(['orders', 'order-words', 'reviews', 'common', 'forms'])
  const errorText = useErrorText()
  const form = useId()
  const saved = useSavedForm<RatingDraft>({ form: `rating-${orderId}`, read: readRating })
  const [typed, setTyped] = useState(saved.recovered ?? NOTHING_RATED)
  const [isMissing, setMissing] = useState(false)
  const { data: reviewed } = useOrderReview(orderId)
  const items = reviewed?.items.filter(({ review }) => review === null) ?? []
  const change = (changed: Partial<RatingDraft>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    saved.save(next)
  }
  const changeVendor = (changed: Partial<ReviewDraft>) => change({ vendor: { ...typed.vendor, ...changed } })
  const rate = useRateOrder(orderId)
  const { submit, isBusy, error } = useSubmission<RatingDraft, 'sent' | 'queued'>({
    form: 'rating',
    validate: ({ vendor }) => {
      setMissing(vendor.stars === undefined)
      return vendor.stars !== undefined
    },
    work: (draft, signal) => rate(ratingOf(draft), signal),
    onSuccess: (outcome) => {
      if (outcome === 'sent') notify.success(t('rate.thanks'))
      else notify.info(t('forms:queue.waits'))
      saved.forget()
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('rate.title')}
      closeLabel={t('common:close')}
      footer={
        <Button type="submit" form={form} size="lg" wide busy={isBusy}>
          {t('rate.send')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(typed)
        }}
      >
        {saved.isRecovered ? (
          <RestoredFormNotice
            onDiscard={() => {
              saved.forget()
              setTyped(NOTHING_RATED)
            }}
          />
        ) : null}
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <StarsField
          label={t(`order-words:${tradeOf(category)}.rate.vendor`, { vendor: vendorName })}
          value={typed.vendor.stars}
          onChange={(stars) => {
            changeVendor({ stars })
            setMissing(false)
          }}
          error={isMissing ? t(`order-words:${tradeOf(category)}.rate.missing`) : undefined}
        />
        {courierName ? (
          <StarsField
            label={t('rate.courier', { courier: courierName })}
            value={typed.courierStars}
            onChange={(courierStars) => change({ courierStars })}
          />
        ) : null}
        <ReviewWords
          label={t('rate.body')}
          hint={t('rate.bodyHint')}
          draft={typed.vendor}
          onChange={changeVendor}
        />
        {items.length > 0 ? (
          <section className="flex flex-col gap-4 border-t border-line pt-5">
            <div>
              <h3 className="text-lg font-semibold">{t('reviews:rate.items')}</h3>
              <p className="text-sm text-ink-muted">{t('reviews:rate.itemsText')}</p>
            </div>
            {items.map((item) => (
              <ItemReviewFields
                key={item.item_id}
                item={item}
                draft={typed.items[item.item_id] ?? EMPTY_DRAFT}
                onChange={(changed) =>
                  change({
                    items: {
                      ...typed.items,
                      [item.item_id]: { ...(typed.items[item.item_id] ?? EMPTY_DRAFT), ...changed },
                    },
                  })
                }
              />
            ))}
          </section>
        ) : null}
      </form>
    </DialogSheet>
  )
}
