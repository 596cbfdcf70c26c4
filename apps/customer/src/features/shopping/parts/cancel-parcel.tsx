import { type CancelledOrder, useCancelOrder } from '@angadi/data/orders/change-order.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { CUSTOMER_CANCEL_REASONS, type CustomerCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** Cancels an order until its parcel is handed over: free of charge, with a reason. */
export function CancelParcel({ tracking: { order, cancellation } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['shopping', 'orders', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const sheet = useSheet('cancel')
  const { mutateAsync: cancel } = useCancelOrder(order.id)
  const [reason, setReason] = useState<CustomerCancelReason>()
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, error } = useSubmission<CustomerCancelReason, CancelledOrder>({
    form: 'cancel-order',
    work: (chosen) => cancel(chosen),
    onSuccess: ({ refund_paise: refund }) => {
      notify.success(t('orders:cancel.done'), {
        description: refund > 0 ? t('orders:cancel.doneRefund', { refund: money(refund) }) : undefined,
      })
      sheet.close()
    },
    onError: () => undefined,
  })
  if (!cancellation.allowed)
    return <p className="text-center text-sm text-ink-muted">{t('cancel.tooLate')}</p>
  const confirm = () => {
    setTried(true)
    if (reason !== undefined) void submit(reason)
  }
  return (
    <>
      <Button variant="dangerQuiet" wide onClick={sheet.open}>
        {t('orders:cancel.action')}
      </Button>
      {sheet.isOpen ? (
        <DialogSheet
          open
          onOpenChange={(open) => {
            if (!open) sheet.close()
          }}
          title={t('orders:cancel.title')}
          closeLabel={t('common:close')}
          footer={
            <Button
              variant="danger"
              size="lg"
              wide
              busy={isBusy}
              unavailableReason={unavailableReason}
              onClick={confirm}
            >
              {t('orders:cancel.confirm')}
            </Button>
          }
        >
          <div className="flex flex-col gap-5">
            {error ? (
              <Banner urgent tone="danger">
                {errorText(error)}
              </Banner>
            ) : null}
            <p>
              {order.payment_method === 'cash'
                ? t('cancel.freeCash')
                : t(order.payment_method === 'gateway' ? 'cancel.freeSource' : 'cancel.free', {
                    refund: money(cancellation.refund_paise),
                  })}
            </p>
            <RadioGroup
              label={t('orders:cancel.reason')}
              options={CUSTOMER_CANCEL_REASONS.map((one) => ({
                value: one,
                label: t(`orders:reason.${one}`),
              }))}
              value={reason}
              onChange={(value) => setReason(CUSTOMER_CANCEL_REASONS.find((one) => one === value))}
              error={isTried && reason === undefined ? t('orders:cancel.reasonMissing') : undefined}
            />
          </div>
        </DialogSheet>
      ) : null}
    </>
  )
}
