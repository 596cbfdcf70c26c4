import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useUndoImport } from '@angadi/data/vendor-products/imports.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChooseFile } from '@angadi/shell/items-file/choose-file.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { DoneView } from './done-view.tsx'
import { PreviewView } from './preview-view.tsx'
import { useImport } from './use-import.ts'

export interface ImportSheetProps {
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/** Items from a file: chosen, shown line by line before anything is written, written, and undone if it was a mistake. */
export default function ImportSheet({ vendor, onClose }: ImportSheetProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const { step, choose, join, write, again } = useImport(vendor, {
    section: t('file.section'),
    fail: (error) => notify.problem(errorText(error)),
  })
  const counts = step.step === 'preview' ? step.preview.report.counts : undefined
  const changes = counts ? counts.created + counts.updated : 0
  const { mutateAsync: undo, isPending } = useUndoImport(vendor.id)
  const undoIt = (importId: string) =>
    undo(importId).then(
      ({ removed, restored }) => {
        notify.success(t('file.undone', { count: removed + restored }))
        onClose()
      },
      (error: unknown) => notify.problem(errorText(error)),
    )
  const offline = isOnline ? undefined : t('offline')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('file.title')}
      closeLabel={t('common:close')}
      size="xl"
      footer={
        step.step === 'preview' ? (
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" onClick={again}>
              {t('file.another')}
            </Button>
            <Button
              disabled={changes === 0}
              busy={step.preview.isBusy}
              unavailableReason={offline}
              onClick={() => void write()}
            >
              {t('file.write', { count: changes })}
            </Button>
          </div>
        ) : step.step === 'done' ? (
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="secondary"
              busy={isPending}
              unavailableReason={offline}
              onClick={() => void undoIt(step.importId)}
            >
              {t('file.undo')}
            </Button>
            <Button onClick={onClose}>{t('common:close')}</Button>
          </div>
        ) : undefined
      }
    >
      {step.step === 'choose' || step.step === 'reading' ? (
        <ChooseFile
          sells={tradeOf(vendor.kind).sells}
          templateName={`${vendor.slug}-template.csv`}
          isBusy={step.step === 'reading'}
          refused={step.step === 'choose' ? step.refused : undefined}
          onChoose={(file) => void choose(file)}
        />
      ) : null}
      {step.step === 'writing' ? (
        <div role="status" className="flex flex-col gap-3 py-8">
          <p className="text-lg font-semibold">{t('file.writing', { done: step.done, all: step.all })}</p>
          <Progress label={t('file.title')} value={step.done} max={Math.max(step.all, 1)} />
        </div>
      ) : null}
      {step.step === 'preview' ? (
        <PreviewView preview={step.preview} onJoin={(key, isOne) => void join(key, isOne)} />
      ) : null}
      {step.step === 'done' ? <DoneView report={step.report} /> : null}
    </DialogSheet>
  )
}
