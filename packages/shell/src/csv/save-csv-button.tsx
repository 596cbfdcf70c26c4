import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useErrorText } from '../use-error-text.ts'
import { type CsvCell, csvText } from './csv-text.ts'
import { indiaTime } from './india-time.ts'
import { saveFile } from './save-file.ts'

/** What a CSV file holds. */
interface CsvTable {
  /** The names of the columns. */
  readonly fields: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

export interface SaveCsvButtonProps {
  /** What the file's name begins with, before the day in India: "orders" gives orders-2026-11-26.csv. */
  readonly name: string
  /** Fetches what the file holds. */
  readonly fetchTable: () => Promise<CsvTable>
}

/** Saves a list as a file, and says when it is saved or why not; it cannot be pressed without a network. */
export function SaveCsvButton({ name, fetchTable }: SaveCsvButtonProps) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    const { fields, rows } = await fetchTable()
    const day = indiaTime(new Date().toISOString()).slice(0, 10)
    saveFile(`${name}-${day}.csv`, await csvText(fields, rows))
    notify.success(t('csv.saved', { count: rows.length }), { id: 'csv' })
  }
  const save = () => {
    setBusy(true)
    run()
      .catch((error: unknown) => notify.problem(errorText(error), { id: 'csv' }))
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden />}
      busy={isBusy}
      unavailableReason={unavailableReason}
      onClick={save}
    >
      {t('csv.save')}
    </Button>
  )
}
