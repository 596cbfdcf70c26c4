import { type CancelledOrder, useCancelOrder } from '@angadi/data/orders/change-order.ts'
import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import { CUSTOMER_CANCEL_REASONS, type CustomerCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface CancelRideSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** What cancelling a ride costs at this moment, and the confirmation; a charge that has changed is shown first. */
export default function CancelRideSheet({ orderId, onClose }: CancelRideSheetProps) {
  const { t } = useTranslation(['rides', 'common'])
  const { money, time } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [reason, setReason] = useState<CustomerCancelReason>('changed_mind')
  const [hasChanged, setChanged] = useState(false)
  const preview = useCancellationPreview(orderId, reason)
  const { mutateAsync: cancel } = useCancelOrder(orderId)
  const known = preview.data
  const { submit, isBusy, error } = useSubmission<CustomerCancelReason, CancelledOrder>({
    form: 'cancel-ride',
    validate: async () => {
      const fresh = (await preview.refetch()).data
      const isOther = fresh?.charge_paise !== known?.charge_paise
      setChanged(isOther)
      return !isOther
    },
    work: (chosen) => cancel(chosen),
    onSuccess: () => {
      notify.success(t('cancel.done'))
      onClose()
    },
    onError: () => undefined,
  })
  const charge = money(known?.charge_paise ?? 0)
  const costs = (known?.charge_paise ?? 0) > 0
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cancel.title')}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          <Button
            variant="danger"
            size="lg"
            wide
            busy={isBusy}
            disabled={known?.allowed !== true}
            unavailableReason={offline}
            onClick={() => void submit(reason)}
          >
            {costs ? t('cancel.confirmCharge', { charge }) : t('cancel.confirm')}
          </Button>
          <Button variant="secondary" size="lg" wide onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : hasChanged ? (
          <Banner urgent tone="warning">
            {t('cancel.changed')}
          </Banner>
        ) : null}
        {known ? (
          <Banner tone={costs || !known.allowed ? 'warning' : 'success'}>
            {known.allowed
              ? [
                  costs ? t('cancel.costs', { charge }) : t('cancel.free'),
                  known.free_until ? t('cancel.freeUntil', { time: time(known.free_until) }) : undefined,
                  known.refund_paise > 0
                    ? t('cancel.refund', { refund: money(known.refund_paise) })
                    : undefined,
                ]
                  .filter(Boolean)
                  .join(' ')
              : t('cancel.closed')}
          </Banner>
        ) : preview.error ? (
          <LoadFailed
            title={t('cancel.failed')}
            error={preview.error}
            busy={preview.isFetching}
            onRetry={preview.refetch}
          />
        ) : (
          <Spinner label={t('cancel.loading')} />
        )}
        <RadioGroup
          label={t('cancel.reason')}
          options={CUSTOMER_CANCEL_REASONS.map((one) => ({ value: one, label: t(`cancel.reasons.${one}`) }))}
          value={reason}
          onChange={(value) =>
            setReason(CUSTOMER_CANCEL_REASONS.find((one) => one === value) ?? 'changed_mind')
          }
        />
      </div>
    </DialogSheet>
  )
}
