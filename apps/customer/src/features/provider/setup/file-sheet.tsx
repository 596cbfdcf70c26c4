import type { ShopSetup } from '@angadi/data/applications/shop-setup.ts'
import {
  MOST_PREPARED,
  type PreparedLine,
  preparedLines,
  withPrepared,
} from '@angadi/domain/applications/shop-setup.ts'
import type { ReadFile } from '@angadi/domain/products/file/read-file.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChooseFile } from '@angadi/shell/items-file/choose-file.tsx'
import { readFile } from '@angadi/shell/items-file/read-file.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { FileLines } from './file-lines.tsx'
import { useSaveItems } from './use-save-items.ts'

export interface FileSheetProps {
  readonly setup: ShopSetup
  readonly sells: Sells
  readonly onClose: () => void
}

type Refused = Exclude<ReadFile, { readonly problem: undefined }>

/** First items from a file: every row is shown, and what is wrong with it, before anything is kept. */
export function FileSheet({ setup, sells, onClose }: FileSheetProps) {
  const { t } = useTranslation(['shop-setup', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [lines, setLines] = useState<readonly PreparedLine[]>()
  const items = lines?.flatMap(({ item }) => item ?? []) ?? []
  const { submit, isBusy, error } = useSaveItems(setup, ({ added }) => {
    notify.success(t('file.kept', { count: added.length }))
    onClose()
  })
  const choose = async (file: File) => {
    setReading(true)
    const read = await readFile(file, { sells, section: t('file.section') })
    setReading(false)
    if (read.problem !== undefined) return setRefused(read)
    setRefused(undefined)
    setLines(preparedLines(read.lines, sells))
  }
  const isTooMuch = withPrepared(setup.items, items).length > MOST_PREPARED
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={t('file.open')}
      closeLabel={t('common:close')}
      size="lg"
      footer={
        lines ? (
          <div className="flex flex-wrap gap-2">
            <div className="flex flex-1 flex-col">
              <Button
                wide
                busy={isBusy}
                disabled={items.length === 0 || isTooMuch}
                unavailableReason={offline}
                onClick={() => void submit({ added: items })}
              >
                {t('file.keep', { count: items.length })}
              </Button>
            </div>
            <Button variant="secondary" disabled={isBusy} onClick={() => setLines(undefined)}>
              {t('file.another')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {error || isTooMuch ? (
          <Banner urgent tone="danger">
            {isTooMuch ? t('full', { most: MOST_PREPARED }) : errorText(error)}
          </Banner>
        ) : null}
        {lines ? (
          <FileLines lines={lines} />
        ) : (
          <ChooseFile
            sells={sells}
            most={MOST_PREPARED}
            templateName="angadi-items.csv"
            isBusy={isReading}
            refused={refused}
            onChoose={(file) => void choose(file)}
          />
        )}
      </div>
    </DialogSheet>
  )
}
