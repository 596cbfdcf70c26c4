import type { Advanced } from '@angadi/data/orders/advance.ts'
import { useVendorAdvance } from '@angadi/data/vendor-console/change.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { HANDOVER_CODE_LENGTH } from '@angadi/domain/orders/handover-code.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { CodeEntry } from '@angadi/ui/code-entry/code-entry.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface HandOverSheetProps {
  readonly order: VendorOrder
  readonly serverOffsetMs: number
  readonly onClose: () => void
}

/** Hands a pickup order to the customer: asks for their code, and for the money of a cash order. */
export default function HandOverSheet({ order, serverOffsetMs, onClose }: HandOverSheetProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: advance } = useVendorAdvance()
  const [answer, setAnswer] = useState<Advanced>()
  // Counts the wrong codes: each resets the fields.
  const [tries, setTries] = useState(0)
  const { submit, isBusy, error } = useSubmission({
    form: 'hand-over',
    work: (code: string) => advance({ orderId: order.order_id, to: 'delivered', code }),
    onSuccess: (answered) => {
      setAnswer(answered)
      if (answered.outcome === 'moved') {
        notify.success(t('handOver.done', { number: order.order_number }))
        onClose()
      } else setTries((before) => before + 1)
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('handOver.title', { number: order.order_number })}
      {...(order.payment_method === 'cash'
        ? { description: t('handOver.collect', { amount: money(order.collect_cash_paise) }) }
        : {})}
      closeLabel={t('common:close')}
    >
      <CodeEntry
        key={tries}
        label={t('handOver.code')}
        hint={t('handOver.hint', { name: order.customer_name })}
        digitLabel={(digit, length) => t('handOver.digit', { digit, length })}
        length={HANDOVER_CODE_LENGTH}
        submitLabel={t('action.handOver')}
        busy={isBusy}
        unavailableReason={unavailableReason}
        error={
          error
            ? errorText(error)
            : answer?.outcome === 'wrong_code'
              ? t('handOver.wrong', { count: answer.tries_left ?? 0 })
              : undefined
        }
        pause={
          answer?.outcome === 'code_locked' && answer.retry_at
            ? {
                until: answer.retry_at,
                serverOffsetMs,
                text: (seconds) => t('handOver.paused', { count: seconds }),
              }
            : undefined
        }
        onSubmit={(code) => {
          setAnswer(undefined)
          void submit(code)
        }}
      />
    </DialogSheet>
  )
}
