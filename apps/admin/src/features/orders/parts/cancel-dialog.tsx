import { type AdminOrder, useAdminCancel } from '@angadi/data/admin-console/order.ts'
import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import { ADMIN_CANCEL_REASONS, type AdminCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface CancelDialogProps {
  readonly data: AdminOrder
  readonly onClose: () => void
}

/** Steps after pick-up, where the courier may have found nobody at the door. */
const ON_THE_WAY: readonly string[] = ['out_for_delivery', 'on_way']

/** Cancels an order with a reason; says beforehand, by that reason, what is refunded to the customer and who bears it. */
export function CancelDialog({ data: { order, cancellation }, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { money } = useFormats()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: cancel } = useAdminCancel(order.id)
  const [reason, setReason] = useState<AdminCancelReason | ''>('')
  const [note, setNote] = useState('')
  const { data: terms } = useCancellationPreview(order.id, reason || undefined)
  const refund = (reason && terms ? terms : cancellation).refund_paise
  const reasons = ADMIN_CANCEL_REASONS.filter(
    (one) =>
      one !== 'nobody_at_door' ||
      (lifeCycleOf(order.kind).broughtBy === 'courier' && ON_THE_WAY.includes(order.status)),
  )
  const [isMissing, setMissing] = useState(false)
  const { submit, isBusy } = useSubmission({
    form: 'admin-cancel-order',
    work: (chosen: AdminCancelReason) => cancel({ reason: chosen, note }),
    onSuccess: ({ refund_paise }) => {
      notify.success(
        refund_paise > 0 ? t('cancel.done', { refund: money(refund_paise) }) : t('cancel.doneUnpaid'),
      )
      onClose()
    },
  })
  const confirm = () => {
    if (reason === '') setMissing(true)
    else void submit(reason)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cancel.title', { number: order.order_number })}
      description={refund > 0 ? t('cancel.preview', { refund: money(refund) }) : t('cancel.previewUnpaid')}
      closeLabel={t('common:close')}
      footer={
        <Button variant="danger" wide busy={isBusy} unavailableReason={unavailableReason} onClick={confirm}>
          {refund > 0 ? t('cancel.confirmRefund', { refund: money(refund) }) : t('cancel.confirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('cancel.reason')}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(ADMIN_CANCEL_REASONS.find((known) => known === value) ?? '')
            setMissing(false)
          }}
          {...(isMissing ? { error: t('cancel.reasonMissing') } : {})}
        />
        {reason === 'nobody_at_door' && terms && terms.charge_paise > 0 ? (
          <Banner tone="warning">{t('cancel.customerPays', { amount: money(terms.charge_paise) })}</Banner>
        ) : null}
        {reason && terms && terms.credit_paise + terms.vendor_loss_paise > 0 ? (
          <Banner tone="warning">
            {terms.credit_paise > 0 ? (
              <p>{t('cancel.credit', { amount: money(terms.credit_paise) })}</p>
            ) : null}
            {terms.vendor_loss_paise > 0 ? (
              <p>{t('cancel.vendorLoss', { amount: money(terms.vendor_loss_paise) })}</p>
            ) : null}
          </Banner>
        ) : null}
        <TextArea
          label={t('cancel.note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </DialogSheet>
  )
}
