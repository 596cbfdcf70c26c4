import { type Rating, useRateOrder } from '@angadi/data/orders/change-order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useId, useState } from 'react'
import { isStars, type Stars, StarsField } from './stars-field.tsx'

/** The server's limit for a review, in characters. */
const REVIEW_LENGTH = 1000

export interface RateSheetProps {
  readonly orderId: string
  /** The trade of the vendor, such as food or grocery. */
  readonly category: string | null | undefined
  readonly vendorName: string
  /** The courier's name; undefined when the order was picked up. */
  readonly courierName: string | undefined
  readonly onClose: () => void
}

/** The values of the form. */
interface Typed extends Readonly<Record<string, unknown>> {
  readonly vendorStars?: Stars | undefined
  readonly courierStars?: Stars | undefined
  readonly body: string
}

function typedRating({ vendorStars, courierStars, body }: Readonly<Record<string, unknown>>): Typed {
  return {
    vendorStars: isStars(vendorStars) ? vendorStars : undefined,
    courierStars: isStars(courierStars) ? courierStars : undefined,
    body: typeof body === 'string' ? body.slice(0, REVIEW_LENGTH) : '',
  }
}

const NOTHING: Typed = { body: '' }

/** Rates what was bought and the delivery in stars, with an optional review. */
export default function RateSheet({ orderId, category, vendorName, courierName, onClose }: RateSheetProps) {
  const { t } = useTranslation(['orders', 'order-words', 'common', 'forms'])
  const errorText = useErrorText()
  const form = useId()
  const saved = useSavedForm({ form: `rating-${orderId}`, read: typedRating })
  const [typed, setTyped] = useState(saved.recovered ?? NOTHING)
  const [isMissing, setMissing] = useState(false)
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    saved.save(next)
  }
  const rate = useRateOrder(orderId)
  const { submit, isBusy, error } = useSubmission<Typed, 'sent' | 'queued'>({
    form: 'rating',
    validate: ({ vendorStars }) => {
      setMissing(vendorStars === undefined)
      return vendorStars !== undefined
    },
    work: ({ vendorStars = 1, courierStars, body }, signal) => {
      const rating: Rating = { vendorStars, courierStars, body: body.trim() }
      return rate(rating, signal)
    },
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
              setTyped(NOTHING)
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
          value={typed.vendorStars}
          onChange={(vendorStars) => {
            change({ vendorStars })
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
        <TextArea
          label={t('rate.body')}
          hint={t('rate.bodyHint')}
          maxLength={REVIEW_LENGTH}
          value={typed.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </form>
    </DialogSheet>
  )
}
