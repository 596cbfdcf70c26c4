import { useRateOrder } from '@angadi/data/orders/change-order.ts'
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
import type { ReviewDraft } from '../../reviews/review-draft.ts'
import { ReviewWords } from '../../reviews/review-words.tsx'
import { RateItems } from './rate-items.tsx'
import { NOTHING_RATED, type RatingDraft, ratingOf, readRating } from './rating-draft.ts'
import { StarsField } from './stars-field.tsx'

export interface RateSheetProps {
  readonly orderId: string
  readonly vendorName: string
  /** The trade of the vendor, such as food or grocery. */
  readonly category: string | null | undefined
  /** The courier's name; undefined when the order was picked up. */
  readonly courierName: string | undefined
  /** What was bought, as far as the order tells it. */
  readonly itemNames: readonly string[]
  readonly onClose: () => void
}

/**
 * Rates vendor and delivery in stars, with words and photos, and each item that was bought (Spec §5 Ratings). What is
 * typed survives a failed send and a reload.
 */
export default function RateSheet({
  orderId,
  vendorName,
  category,
  courierName,
  itemNames,
  onClose,
}: RateSheetProps) {
  const { t } = useTranslation(['orders', 'order-words', 'reviews', 'common', 'forms'])
  const errorText = useErrorText()
  const form = useId()
  const saved = useSavedForm<RatingDraft>({ form: `rating-${orderId}`, read: readRating })
  const [typed, setTyped] = useState(saved.recovered ?? NOTHING_RATED)
  const [isMissing, setMissing] = useState(false)
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
        <RateItems
          orderId={orderId}
          names={itemNames}
          drafts={typed.items}
          onChange={(itemId, draft) => change({ items: { ...typed.items, [itemId]: draft } })}
        />
      </form>
    </DialogSheet>
  )
}
