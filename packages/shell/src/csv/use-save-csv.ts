import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useErrorText } from '../use-error-text.ts'
import { type CsvCell, csvText } from './csv-text.ts'
import { saveFile } from './save-file.ts'

/** What a CSV file is made of. */
export interface CsvFile {
  readonly name: string
  /** The names of the columns. */
  readonly fields: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** Saves a file with all rows that are fetched for it; says when it is saved or why not. */
export function useSaveCsv(fetchFile: () => Promise<CsvFile>): {
  readonly save: () => void
  readonly isBusy: boolean
} {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    const { name, fields, rows } = await fetchFile()
    saveFile(name, await csvText(fields, rows))
    notify.success(t('csv.saved', { count: rows.length }), { id: 'csv' })
  }
  return {
    isBusy,
    save: () => {
      setBusy(true)
      run()
        .catch((error: unknown) => notify.problem(errorText(error), { id: 'csv' }))
        .finally(() => setBusy(false))
    },
  }
}
