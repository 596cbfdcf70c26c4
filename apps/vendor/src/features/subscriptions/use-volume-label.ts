import type { Volume } from '@angadi/data/subscriptions/round.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** "42.5 l, 3 kg"; empty without anything that is measured. */
export function useVolumeLabel(): (volume: Volume) => string {
  const { t } = useTranslation('subscriptions')
  const { number } = useFormats()
  return (volume) =>
    volume
      .map(({ amount, unit }) =>
        t('round.amount', {
          amount: number(amount),
          unit: unit === 'l' || unit === 'kg' ? t(`round.unit.${unit}`) : unit,
        }),
      )
      .join(', ')
}
