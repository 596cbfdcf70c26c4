import type { VendorPeople } from '@angadi/data/vendor-people/people.ts'
import { POSITIONS, type Position } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { useRightLabels } from '../../shared/vendor/use-right-labels.ts'

export interface PositionChoiceProps {
  readonly positions: VendorPeople['positions']
  readonly value: Position
  readonly onChange: (position: Position) => void
}

/** Chooses one of the positions that the reader may give, each with what it includes. */
export function PositionChoice({ positions, value, onChange }: PositionChoiceProps) {
  const { t } = useTranslation('vendor-people')
  const rightLabels = useRightLabels()
  return (
    <RadioGroup
      label={t('invite.position')}
      value={value}
      onChange={(chosen) => onChange(POSITIONS.find((one) => one === chosen) ?? value)}
      options={positions
        .filter((one) => one.may_hand_out)
        .map((one) => ({
          value: one.position,
          label: t(`position.${one.position}`),
          hint: rightLabels(one.rights).join(', '),
        }))}
    />
  )
}
