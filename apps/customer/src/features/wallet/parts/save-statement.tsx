import { fetchWalletStatement, type StatementFilter } from '@angadi/data/wallet/wallet.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { indiaTime } from '@angadi/shell/csv/india-time.ts'
import { SaveCsvButton } from '@angadi/shell/csv/save-csv-button.tsx'
import { useBucketText } from '../../../shared/wallet/use-bucket-text.ts'
import { useMovementLabel } from '../../../shared/wallet/use-movement-label.ts'
import { useMovementStory } from '../../../shared/wallet/use-movement-story.ts'

const COLUMNS = ['at', 'what', 'order', 'vendor', 'why', 'buckets', 'amount', 'balance'] as const

/** Saves the movements of the wallet that a filter leaves as a file, with times in India and amounts in rupees. */
export default function SaveStatement({ filter }: { readonly filter: StatementFilter }) {
  const { t } = useTranslation('wallet')
  const label = useMovementLabel()
  const story = useMovementStory()
  const bucketText = useBucketText()
  const fetchTable = async () => ({
    fields: COLUMNS.map((column) => t(`columns.${column}`)),
    rows: (await fetchWalletStatement(filter)).map((movement) => [
      indiaTime(movement.at),
      label(movement.kind),
      movement.order_number ?? '',
      movement.vendor_name ?? movement.note ?? '',
      story(movement).join('; '),
      bucketText(movement.buckets),
      movement.amount_paise / 100,
      movement.balance_after_paise / 100,
    ]),
  })
  return <SaveCsvButton name="wallet" fetchTable={fetchTable} />
}
