import type { RideFare } from '@angadi/data/ride-console/fare.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

const CODES = [
  'base',
  'distance',
  'time',
  'night',
  'surge',
  'limit',
  'stop',
  'cap',
  'waiting',
  'toll',
  'discount',
  'rounding',
  'tax',
] as const

/** The fare of a ride row by row, what the rider pays, and what of it is the driver's (Spec §2 Transport). */
export function RideFareList({ fare }: { readonly fare: RideFare }) {
  const { t } = useTranslation('ride-job')
  const { money } = useFormats()
  return (
    <Card>
      <h2 className="text-lg font-bold">{t('fare.title')}</h2>
      <KeyValueList
        entries={[
          ...(fare.rows ?? [])
            .filter(({ amount_paise: paise }) => paise !== 0)
            .map(({ code, amount_paise: paise }) => ({
              key: code,
              label: t(`fare.${CODES.find((one) => one === code) ?? 'other'}`),
              value: money(paise),
            })),
          { key: 'sum', label: t('fare.total'), value: money(fare.total_paise) },
          { key: 'yours', label: t('fare.yours'), value: money(fare.driver_paise) },
        ]}
      />
    </Card>
  )
}
