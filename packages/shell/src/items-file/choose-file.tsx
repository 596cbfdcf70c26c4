import { columnsOf, MOST_FILE_ROWS } from '@angadi/domain/products/file/columns.ts'
import type { ReadFile } from '@angadi/domain/products/file/read-file.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Download, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { csvText } from '../csv/csv-text.ts'
import { saveFile } from '../csv/save-file.ts'

export interface ChooseFileProps {
  readonly sells: Sells
  /** So many items at the most. */
  readonly most?: number
  /** The name of the empty file to begin with, with its ending. */
  readonly templateName: string
  readonly isBusy: boolean
  /** Why the last file was not read. */
  readonly refused: Exclude<ReadFile, { readonly problem: undefined }> | undefined
  readonly onChoose: (file: File) => void
}

/** Chooses a file of items, says what it should look like, and why the last one was not read. */
export function ChooseFile({
  sells,
  most = MOST_FILE_ROWS,
  templateName,
  isBusy,
  refused,
  onChoose,
}: ChooseFileProps) {
  const { t } = useTranslation('items-file')
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const columns = columnsOf(sells)
  return (
    <div className="flex flex-col gap-4">
      <p>{t('text', { most: number(most) })}</p>
      <p className="text-sm text-ink-muted">{t('columns', { columns: columns.join(', ') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<FileUp aria-hidden />} busy={isBusy} onClick={() => input.current?.click()}>
          {t(isBusy ? 'reading' : 'choose')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() =>
            void csvText(
              columns.filter((column) => column !== 'return_days'),
              [],
            ).then((text) => saveFile(templateName, text))
          }
        >
          {t('template')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hidden
        data-testid="items-file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Cleared, so that choosing the corrected file of the same name is a change.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <p role="alert" className="font-medium text-danger-ink empty:hidden">
        {refused
          ? refused.problem === 'no_columns'
            ? t('refused.no_columns', { columns: refused.missing.join(', ') })
            : t(`refused.${refused.problem}`, { most: number(MOST_FILE_ROWS) })
          : ''}
      </p>
    </div>
  )
}
