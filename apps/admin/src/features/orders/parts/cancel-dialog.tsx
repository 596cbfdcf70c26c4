import { type AdminOrder, useAdminCancel } from '@angadi/data/admin-console/order.ts'
import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import { ADMIN_CANCEL_REASONS, type AdminCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
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

/** Cancels an order with a reason; shows beforehand what is refunded to the customer. */
export function CancelDialog({ data: { order, cancellation }, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { money } = useFormats()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: cancel } = useAdminCancel(order.id)
  const [reason, setReason] = useState<AdminCancelReason | ''>('')
  const [note, setNote] = useState('')
  const { data: terms } = useCancellationPreview(order.id, reason || undefined)
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
      description={
        cancellation.refund_paise > 0
          ? t('cancel.preview', { refund: money(cancellation.refund_paise) })
          : t('cancel.previewUnpaid')
      }
      closeLabel={t('common:close')}
      footer={
        <Button variant="danger" wide busy={isBusy} unavailableReason={unavailableReason} onClick={confirm}>
          {t('cancel.confirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('cancel.reason')}
          options={ADMIN_CANCEL_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(ADMIN_CANCEL_REASONS.find((known) => known === value) ?? '')
            setMissing(false)
          }}
          {...(isMissing ? { error: t('cancel.reasonMissing') } : {})}
        />
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
