import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useCatalogImports, useUndoImport } from '@angadi/data/vendor-products/imports.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { History } from 'lucide-react'

export interface HistorySheetProps {
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/** Imports and bulk changes of the last month, each of which can be undone once. */
export default function HistorySheet({ vendor, onClose }: HistorySheetProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const { data: imports, error, refetch, isFetching } = useCatalogImports(vendor.id)
  const { mutateAsync, isPending, variables } = useUndoImport(vendor.id)
  const undo = (importId: string) =>
    mutateAsync(importId).then(
      ({ removed, restored, left }) =>
        notify.success(t('file.undone', { count: removed + restored }), {
          description: left > 0 ? t('history.left', { count: left }) : undefined,
        }),
      (problem: unknown) => notify.problem(errorText(problem)),
    )
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('history.title')}
      description={t('history.text')}
      closeLabel={t('common:close')}
    >
      {error && !imports ? (
        <LoadFailed title={t('history.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!imports && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-40" />
        </SkeletonGroup>
      ) : null}
      {imports?.length === 0 ? (
        <EmptyState picture={<History aria-hidden />} title={t('history.empty')} />
      ) : null}
      <ul>
        {imports?.map((one) => (
          <li key={one.id} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                {one.kind === 'file' ? one.label || t('history.file') : t('history.bulk')}
              </span>
              <span className="block text-sm text-ink-muted">{dateTime(one.made_at)}</span>
              <span className="block text-sm text-ink-muted">
                {t('history.counts', { created: one.created, updated: one.updated, refused: one.refused })}
              </span>
            </span>
            {one.undone_at ? (
              <span className="text-sm text-ink-muted">{t('history.undone')}</span>
            ) : one.created + one.updated > 0 ? (
              <Button
                variant="secondary"
                size="sm"
                busy={isPending && variables === one.id}
                onClick={() => void undo(one.id)}
              >
                {t('undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}
