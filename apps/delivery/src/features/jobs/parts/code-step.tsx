import { HANDOVER_CODE_LENGTH } from '@angadi/domain/orders/handover-code.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { CodeEntry } from '@angadi/ui/code-entry/code-entry.tsx'
import { useCodeStep } from '../use-code-step.ts'

export interface CodeStepProps {
  readonly orderId: string
  readonly to: OrderStatus
  readonly label: string
  readonly hint: string
  readonly submitLabel: string
  readonly onMoved: () => void
}

/** The form for the handover code at pick-up or delivery. */
export function CodeStep({ orderId, to, label, hint, submitLabel, onMoved }: CodeStepProps) {
  const { t } = useTranslation('delivery')
  const step = useCodeStep(orderId, to, onMoved)
  return (
    <Card variant="raised">
      <CodeEntry
        label={label}
        hint={hint}
        digitLabel={(digit, length) => t('code.digit', { digit, length })}
        length={HANDOVER_CODE_LENGTH}
        submitLabel={submitLabel}
        onSubmit={step.submit}
        busy={step.isBusy}
        error={step.error}
        pause={step.pause && { ...step.pause, text: (seconds) => t('code.pause', { count: seconds }) }}
      />
    </Card>
  )
}
