import type { GiftBatch } from '@angadi/data/gifts/gift-desk.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { csvText } from '@angadi/shell/csv/csv-text.ts'
import { saveFile } from '@angadi/shell/csv/save-file.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'

export interface CodesSheetProps {
  readonly batch: GiftBatch
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The codes of a batch, which are shown this once; whoever has not saved them is asked before they are gone. */
export function CodesSheet({ batch, codes, onClose }: CodesSheetProps) {
  const { t } = useTranslation(['gift-codes', 'common'])
  const { money, date } = useFormats()
  const [isSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    const fields = [t('codes.number'), t('codes.code'), t('codes.amount'), t('codes.until')]
    const rows = codes.map((code, at) => [at + 1, code, batch.amount_paise / 100, batch.expires_on])
    saveFile(`gift-codes-${batch.id.slice(0, 8)}.csv`, await csvText(fields, rows))
    setSaved(true)
    notify.success(t('codes.saved'))
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (open) return
        if (isSaved) onClose()
        else setAsking(true)
      }}
      title={t('codes.title')}
      closeLabel={t('common:close')}
      footer={
        <Button wide icon={<Download aria-hidden />} onClick={() => void save()}>
          {t('codes.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Banner tone="warning">
          {t('codes.text', {
            amount: money(batch.amount_paise),
            day: date(`${batch.expires_on}T12:00:00+05:30`),
          })}
        </Banner>
        <ol className="list-inside list-decimal divide-y divide-line font-mono tabular-nums">
          {codes.map((code) => (
            <li key={code} className="py-2 select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('codes.leave')}
        body={t('codes.leaveText')}
        confirmLabel={t('codes.leaveAnyway')}
        cancelLabel={t('codes.stay')}
        dangerous
        onConfirm={onClose}
      />
    </DialogSheet>
  )
}
