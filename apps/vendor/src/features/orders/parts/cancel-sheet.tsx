import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { VENDOR_CANCEL_REASONS, type VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { useState } from 'react'
import { useOrderLabels } from '../use-order-labels.tsx'

export interface CancelSheetProps {
  readonly order: VendorOrder
  readonly onCancel: (reason: VendorCancelReason) => void
  readonly onClose: () => void
}

/** Rejects an order, or cancels it later: asks for the reason and says what it means for the customer. */
export default function CancelSheet({ order, onCancel, onClose }: CancelSheetProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const { money } = useFormats()
  const { reason: reasonOf } = useOrderLabels()
  const unavailableReason = useOfflineReason()
  const [reason, setReason] = useState<VendorCancelReason>()
  const [isMissing, setMissing] = useState(false)
  const name = order.customer_name
  const isNew = order.status === 'pending'
  const { data: terms } = useCancellationPreview(order.order_id, undefined)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(isNew ? 'cancel.rejectTitle' : 'cancel.title', { number: order.order_number })}
      description={
        order.payment_method === 'cash'
          ? t('cancel.toldCash', { name })
          : t('cancel.told', { name, amount: money(order.total_paise) })
      }
      closeLabel={t('common:close')}
      footer={
        <Button
          variant="danger"
          size="lg"
          wide
          unavailableReason={unavailableReason}
          onClick={() => {
            if (reason) onCancel(reason)
            else setMissing(true)
          }}
        >
          {t(isNew ? 'cancel.reject' : 'cancel.confirm')}
        </Button>
      }
    >
      {terms && terms.credit_paise > 0 ? (
        <Banner tone="warning">{t('cancel.credit', { name, amount: money(terms.credit_paise) })}</Banner>
      ) : null}
      <RadioGroup
        label={t('cancel.reason')}
        options={VENDOR_CANCEL_REASONS.map((value) => ({ value, label: reasonOf(value, order.category) }))}
        value={reason}
        onChange={(value) => {
          setReason(VENDOR_CANCEL_REASONS.find((known) => known === value))
          setMissing(false)
        }}
        {...(isMissing ? { error: t('cancel.reasonMissing') } : {})}
      />
    </DialogSheet>
  )
}
