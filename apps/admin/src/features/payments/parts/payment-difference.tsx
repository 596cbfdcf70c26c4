import { type Difference, useSettleDifference } from '@angadi/data/payment-desk/differences.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { DifferenceSheet } from '../../../shared/difference-sheet.tsx'

export interface PaymentDifferenceProps {
  readonly difference: Difference
  readonly onClose: () => void
}

/** A difference between the gateway's book and ours. */
export function PaymentDifference({ difference, onClose }: PaymentDifferenceProps) {
  const { t } = useTranslation('payment-desk')
  const { mutateAsync: settle } = useSettleDifference(difference.id)
  return (
    <DifferenceSheet
      difference={difference}
      title={t(`kind.${difference.kind}`)}
      explanation={t(`explain.${difference.kind}`)}
      about={[{ key: 'subject', label: t('gatewayId'), value: difference.subject }]}
      theirs={t('theirs')}
      action={{ label: t(`action.${difference.action}`), isDangerous: difference.action === 'send_back' }}
      form="settle-difference"
      settle={settle}
      onSettled={({ action }) => notify.success(t(`done.${action}`))}
      onClose={onClose}
    />
  )
}
