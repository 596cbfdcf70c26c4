import {
  type PayoutDifference as Difference,
  useSettlePayoutDifference,
} from '@angadi/data/payout-desk/differences.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { DifferenceSheet } from '../../../shared/difference-sheet.tsx'

export interface PayoutDifferenceProps {
  readonly difference: Difference
  readonly onClose: () => void
}

/** A difference between the payout service's book and ours. */
export function PayoutDifference({ difference, onClose }: PayoutDifferenceProps) {
  const { t } = useTranslation('payout-desk')
  const { mutateAsync: settle } = useSettlePayoutDifference(difference.id)
  return (
    <DifferenceSheet
      difference={difference}
      title={t(`kind.${difference.kind}`)}
      explanation={t(`explain.${difference.kind}`)}
      about={[
        ...(difference.owner_name ? [{ key: 'payee', label: t('payee'), value: difference.owner_name }] : []),
        { key: 'subject', label: t('serviceId'), value: difference.subject },
      ]}
      theirs={t('theirs')}
      action={{ label: t(`action.${difference.action}`) }}
      form="settle-payout-difference"
      settle={settle}
      onSettled={({ action }) => notify.success(t(`done.${action}`))}
      onClose={onClose}
    />
  )
}
