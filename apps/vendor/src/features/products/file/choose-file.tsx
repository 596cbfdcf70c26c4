import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { columnsOf, MOST_FILE_ROWS } from '@angadi/domain/products/file/columns.ts'
import type { ReadFile } from '@angadi/domain/products/file/read-file.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { saveFile } from '@angadi/shell/csv/save-file.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Download, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { csvOf } from './export-file.ts'

export interface ChooseFileProps {
  readonly vendor: MyVendor
  readonly isBusy: boolean
  /** Why the last file was not read. */
  readonly refused: Exclude<ReadFile, { readonly problem: undefined }> | undefined
  readonly onChoose: (file: File) => void
}

/** Chooses a file, says what it should look like, and why the last one was not read. */
export function ChooseFile({ vendor, isBusy, refused, onChoose }: ChooseFileProps) {
  const { t } = useTranslation('vendor-products')
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const sells = tradeOf(vendor.kind).sells
  return (
    <div className="flex flex-col gap-4">
      <p>{t('file.text', { most: number(MOST_FILE_ROWS) })}</p>
      <p className="text-sm text-ink-muted">{t('file.columns', { columns: columnsOf(sells).join(', ') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<FileUp aria-hidden />} busy={isBusy} onClick={() => input.current?.click()}>
          {t(isBusy ? 'file.reading' : 'file.choose')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => void csvOf(sells, []).then((text) => saveFile(`${vendor.slug}-template.csv`, text))}
        >
          {t('file.template')}
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
            ? t('file.refused.no_columns', { columns: refused.missing.join(', ') })
            : t(`file.refused.${refused.problem}`, { most: number(MOST_FILE_ROWS) })
          : ''}
      </p>
    </div>
  )
}
