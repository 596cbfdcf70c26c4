import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useRefundOrder, useRefundPreview } from '@angadi/data/admin-console/refund.ts'
import type { RefundLine } from '@angadi/data/admin-console/refund-line.ts'
import { REFUND_REASONS, type RefundReason } from '@angadi/domain/orders/refund-reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useDeferredValue, useState } from 'react'
import { RefundBearers } from './refund-bearers.tsx'
import { RefundCharge } from './refund-charge.tsx'
import { linesOf, type TypedAmounts } from './refund-form.ts'

export interface RefundDialogProps {
  readonly data: AdminOrder
  readonly onClose: () => void
}

/** Refunds charges or items of an order with a reason; shows beforehand who bears what. */
export function RefundDialog({ data: { order, items, refundable }, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [typed, setTyped] = useState<TypedAmounts>({})
  const [reason, setReason] = useState<RefundReason>()
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const lines = linesOf(refundable, typed)
  const preview = useRefundPreview(order.id, useDeferredValue(lines ?? []), reason)
  const { mutateAsync: refund } = useRefundOrder(order.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'admin-refund-order',
    work: (values: { lines: readonly RefundLine[]; reason: RefundReason }) => refund({ ...values, note }),
    onSuccess: ({ refund_paise }) => {
      notify.success(t('refund.done', { amount: money(refund_paise) }))
      onClose()
    },
    onError: () => undefined,
  })
  const confirm = () => {
    setChecked(true)
    if (lines && lines.length > 0 && reason) void submit({ lines, reason })
  }
  const problem = error ?? (preview.data ? undefined : preview.error)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('refund.title', { number: order.order_number })}
      description={t('refund.description')}
      closeLabel={t('common:close')}
      footer={
        <Button variant="primary" wide busy={isBusy} unavailableReason={unavailableReason} onClick={confirm}>
          {preview.data
            ? t('refund.confirm', { amount: money(preview.data.refund_paise) })
            : t('refund.action')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {problem ? (
          <Banner urgent tone="danger">
            {errorText(problem)}
          </Banner>
        ) : isChecked && lines?.length === 0 ? (
          <Banner urgent tone="warning">
            {t('refund.nothing')}
          </Banner>
        ) : null}
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-sm font-medium">{t('refund.what')}</legend>
          {refundable.map((charge) => (
            <RefundCharge
              key={charge.position}
              charge={charge}
              items={items}
              typed={typed[charge.position]}
              isChecked={isChecked}
              onChange={(amount) => {
                const { [charge.position]: _, ...rest } = typed
                setTyped(amount === undefined ? rest : { ...rest, [charge.position]: amount })
              }}
            />
          ))}
        </fieldset>
        <RadioGroup
          label={t('refund.reason')}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`refund.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(REFUND_REASONS.find((known) => known === value))}
          error={isChecked && reason === undefined ? t('cancel.reasonMissing') : undefined}
        />
        <TextArea
          label={t('cancel.note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {preview.data ? <RefundBearers preview={preview.data} /> : null}
      </div>
    </DialogSheet>
  )
}
