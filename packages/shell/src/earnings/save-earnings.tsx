import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { fetchEarningsStatement } from '@angadi/data/earnings/statement.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { indiaTime } from '../csv/india-time.ts'
import { SaveCsvButton } from '../csv/save-csv-button.tsx'
import { useEarningsStory } from './use-earnings-story.ts'

/** Saves every movement as a file: a column for each part, times in India, amounts in rupees. */
export default function SaveEarnings({ earnings }: { readonly earnings: Earnings }) {
  const { t } = useTranslation('earnings')
  const words = useEarningsStory()
  const fetchTable = async () => {
    const movements = await fetchEarningsStatement(earnings.owner_id, earnings.account_kind)
    const codes = [...new Set(movements.flatMap(({ story }) => story.parts.map(({ code }) => code)))]
    return {
      fields: [
        ...(['at', 'what', 'order', 'vendor', 'why'] as const).map((column) => t(`columns.${column}`)),
        ...codes.map(words.part),
        t('columns.amount'),
      ],
      rows: movements.map((movement) => [
        indiaTime(movement.at),
        words.kind(movement),
        movement.order_number ?? '',
        movement.vendor_name ?? '',
        words.facts(movement),
        ...codes.map((code) => {
          const found = movement.story.parts.filter((one) => one.code === code)
          return found.length === 0
            ? ''
            : found.reduce((sum, { amount_paise }) => sum + amount_paise, 0) / 100
        }),
        movement.amount_paise / 100,
      ]),
    }
  }
  return <SaveCsvButton name="earnings" fetchTable={fetchTable} />
}
