import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import { type CancelledOrder, useCancelOrder } from '@angadi/data/orders/change-order.ts'
import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useBookingWords } from '../use-booking-words.ts'

/** Why a booking is given up; the time is the same to the vendor whatever the reason. */
const REASON = 'changed_mind'
/** Why one visit of several is. */
const SKIPPED = 'visit_skipped'

export interface CancelBookingSheetProps {
  readonly order: Tracking['order']
  readonly booking: Booking
  readonly onClose: () => void
}

/** What cancelling costs at this moment, and the confirmation: a price that has changed meanwhile is shown first. */
export default function CancelBookingSheet({ order, booking, onClose }: CancelBookingSheetProps) {
  const { t } = useTranslation(['bookings', 'series', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const words = useBookingWords()
  const isOne = Boolean(booking.series)
  const reason = isOne ? SKIPPED : REASON
  const preview = useCancellationPreview(order.id, reason)
  const { mutateAsync: cancel } = useCancelOrder(order.id)
  const [hasChanged, setChanged] = useState(false)
  const cost = preview.data?.charge_paise
  const { submit, isBusy, error } = useSubmission<undefined, CancelledOrder>({
    form: 'cancel-booking',
    validate: async () => {
      const fresh = (await preview.refetch()).data?.charge_paise
      setChanged(fresh !== cost)
      return fresh === cost
    },
    work: () => cancel(reason),
    onSuccess: ({ refund_paise: refund }) => {
      notify.success(t(isOne ? 'series:skip.done' : 'cancel.done'), {
        description: refund > 0 ? t('cancel.doneBack', { refund: money(refund) }) : undefined,
      })
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
      title={t(isOne ? 'series:skip.title' : 'cancel.title')}
      description={`${order.vendor_name} · ${words.when(booking)}`}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          <Button
            variant="danger"
            size="lg"
            wide
            busy={isBusy}
            disabled={!preview.data?.allowed}
            unavailableReason={unavailableReason}
            onClick={() => void submit(undefined)}
          >
            {cost
              ? t(isOne ? 'series:skip.confirmCharge' : 'cancel.confirmCharge', { amount: money(cost) })
              : t(isOne ? 'series:skip.confirm' : 'cancel.confirm')}
          </Button>
          <Button variant="secondary" size="lg" wide onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : hasChanged ? (
          <Banner urgent tone="warning">
            {t('cancel.changed')}
          </Banner>
        ) : null}
        {isOne ? <p>{t('series:skip.text')}</p> : null}
        {preview.data ? (
          preview.data.allowed ? (
            <Banner tone={preview.data.charge_paise > 0 ? 'warning' : 'success'}>
              <p className="text-base">
                {preview.data.charge_paise > 0
                  ? t('cancel.costs', { amount: money(preview.data.charge_paise) })
                  : t('cancel.free')}{' '}
                {preview.data.refund_paise > 0
                  ? t(order.payment_method === 'gateway' ? 'cancel.backSource' : 'cancel.backWallet', {
                      refund: money(preview.data.refund_paise),
                    })
                  : null}
              </p>
            </Banner>
          ) : (
            <p>{t('cancel.tooLate')}</p>
          )
        ) : preview.error ? (
          <LoadFailed
            title={t('cancel.failed')}
            error={preview.error}
            busy={preview.isFetching}
            onRetry={preview.refetch}
          />
        ) : (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-16" />
          </SkeletonGroup>
        )}
      </div>
    </DialogSheet>
  )
}
