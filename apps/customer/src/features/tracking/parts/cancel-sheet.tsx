import { type CancelledOrder, useCancelOrder } from '@angadi/data/orders/change-order.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { CUSTOMER_CANCEL_REASONS, type CustomerCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CancelTerms } from './cancel-terms.tsx'

export interface CancelSheetProps {
  readonly tracking: Tracking
  readonly refresh: () => Promise<Tracking | undefined>
  readonly onClose: () => void
}

/** The current cancellation charge, the reason, and the confirmation. A changed charge is shown first. */
export default function CancelSheet({ tracking, refresh, onClose }: CancelSheetProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { order, cancellation } = tracking
  const cost = cancellation.charge_paise + cancellation.coupon_paise
  const charge = money(cost)
  const [reason, setReason] = useState<CustomerCancelReason>()
  const [isMissing, setMissing] = useState(false)
  const [hasChanged, setChanged] = useState(false)
  const { mutateAsync: cancel } = useCancelOrder(order.id)
  const recheck = useEffectEvent(() => void refresh())
  useEffect(() => recheck(), [])
  const isAsShown = async () => {
    const fresh = await refresh()
    const isOther =
      fresh !== undefined && fresh.cancellation.charge_paise + fresh.cancellation.coupon_paise !== cost
    setChanged(isOther)
    return !isOther
  }
  const { submit, isBusy, error } = useSubmission<CustomerCancelReason, CancelledOrder>({
    form: 'cancel-order',
    validate: isAsShown,
    work: (chosen) => cancel(chosen),
    onSuccess: ({ refund_paise: back }) => {
      // What comes back as points is told by itself.
      const refund = back - (cancellation.points_paise ?? 0)
      notify.success(t('cancel.done'), {
        description:
          refund > 0
            ? t(order.payment_method === 'gateway' ? 'cancel.doneSource' : 'cancel.doneRefund', {
                refund: money(refund),
              })
            : undefined,
      })
      onClose()
    },
    onError: () => undefined,
  })
  const confirm = () => {
    setMissing(reason === undefined)
    if (reason !== undefined) void submit(reason)
  }
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
            unavailableReason={unavailableReason}
            onClick={confirm}
          >
            {cost > 0 ? t('cancel.confirmCharge', { charge }) : t('cancel.confirm')}
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
            {t('cancel.changed', { charge })}
          </Banner>
        ) : null}
        <CancelTerms tracking={tracking} />
        <RadioGroup
          label={t('cancel.reason')}
          options={CUSTOMER_CANCEL_REASONS.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(CUSTOMER_CANCEL_REASONS.find((one) => one === value))
            setMissing(false)
          }}
          error={isMissing ? t('cancel.reasonMissing') : undefined}
        />
      </div>
    </DialogSheet>
  )
}
