import { type Adjustment, useDecideAdjustment } from '@angadi/data/payout-desk/adjustments.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DecisionSheet } from './decision-sheet.tsx'

export interface CorrectionSheetProps {
  readonly adjustment: Adjustment
  readonly onClose: () => void
}

/** One correction: who asked for it and why, and a second person's decision. */
export function CorrectionSheet({ adjustment, onClose }: CorrectionSheetProps) {
  const { t } = useTranslation('payout-desk')
  const { money } = useFormats()
  const { mutateAsync: decide } = useDecideAdjustment(adjustment.id)
  const { amount_paise } = adjustment
  return (
    <DecisionSheet
      name="decide-adjustment"
      title={`${adjustment.owner_name ?? ''} · ${amount_paise < 0 ? '−' : '+'}${money(Math.abs(amount_paise))}`}
      asked={adjustment}
      decide={(accept) => decide(accept)}
      saidOf={(state) => t(`decided.${state}`)}
      onClose={onClose}
    />
  )
}
