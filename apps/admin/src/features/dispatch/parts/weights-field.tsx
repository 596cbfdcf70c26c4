import { DISPATCH_FACTORS } from '@angadi/data/dispatch/reasons.ts'
import { readWeight, WEIGHT_LIMIT } from '@angadi/domain/dispatch/rule-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'

export interface WeightsFieldProps {
  /** What was typed, by factor. */
  readonly typed: Readonly<Record<string, string>>
  /** What each weighs now in the scope of the form. */
  readonly inForce: Readonly<Record<string, number>>
  readonly isChecked: boolean
  readonly onChange: (factor: string, typed: string) => void
}

/** How many points each factor of an offer is worth; an empty one stays. */
export function WeightsField({ typed, inForce, isChecked, onChange }: WeightsFieldProps) {
  const { t } = useTranslation('dispatch')
  const { number } = useFormats()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-sm font-semibold">{t('weights')}</legend>
      <p className="text-sm text-ink-muted">{t('weightsHint')}</p>
      {DISPATCH_FACTORS.map((factor) => {
        const now = inForce[factor]
        const value = typed[factor] ?? ''
        return (
          <TextField
            key={factor}
            label={t(`weight.${factor}`)}
            value={value}
            autoComplete="off"
            maxLength={10}
            hint={now === undefined ? undefined : t('weightNow', { points: number(now) })}
            error={
              isChecked && readWeight(value) === null
                ? t('wrongWeight', { from: -WEIGHT_LIMIT, to: WEIGHT_LIMIT })
                : undefined
            }
            onChange={({ currentTarget }) => onChange(factor, currentTarget.value)}
          />
        )
      })}
    </fieldset>
  )
}
