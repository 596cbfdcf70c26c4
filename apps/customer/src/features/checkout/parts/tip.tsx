import { TIP_CHOICES_PAISE, TIP_LIMIT_PAISE } from '@angadi/domain/checkout/tips.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TipPicker } from './tip-picker.tsx'

export interface TipProps {
  /** In paise; 0 is none. */
  readonly value: number
  readonly onChange: (paise: number) => void
}

/** A tip for whoever brings it; nothing is chosen beforehand. */
export function Tip({ value, onChange }: TipProps) {
  const { t } = useTranslation('checkout')
  return (
    <TipPicker
      label={t('tip.label')}
      hint={t('tip.hint')}
      choices={TIP_CHOICES_PAISE}
      value={value}
      onChange={onChange}
      maxPaise={TIP_LIMIT_PAISE}
      otherLabel={t('tip.other')}
      otherFieldLabel={t('tip.otherField')}
    />
  )
}
