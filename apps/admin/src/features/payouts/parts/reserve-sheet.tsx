import { type ReserveRule, useDecideReserveRule } from '@angadi/data/payout-desk/reserve-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DecisionSheet } from './decision-sheet.tsx'
import { useRuleWords } from './use-rule-words.ts'

export interface ReserveSheetProps {
  readonly rule: ReserveRule
  readonly onClose: () => void
}

/** One rule: who asked for it and why, and a second person's decision. */
export function ReserveSheet({ rule, onClose }: ReserveSheetProps) {
  const { t } = useTranslation('payout-desk')
  const words = useRuleWords()
  const { mutateAsync: decide } = useDecideReserveRule(rule.id)
  return (
    <DecisionSheet
      name="decide-reserve-rule"
      title={words.kept(rule)}
      description={words.of(rule)}
      asked={rule}
      decide={(accept) => decide(accept)}
      saidOf={(state) => t(state === 'active' ? 'reserve.made' : 'reserve.notMade')}
      onClose={onClose}
    />
  )
}
