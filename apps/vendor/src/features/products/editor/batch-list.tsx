import { useWriteOffBatch } from '@angadi/data/vendor-products/batches.ts'
import type { StockBatch, VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface BatchListProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
}

/** The batches of an item, what expires first at the top, each with a way to write it off. */
export function BatchList({ item, vendorId }: BatchListProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const { day } = useFormats()
  const errorText = useErrorText()
  const [spoiled, setSpoiled] = useState<StockBatch>()
  const { mutateAsync, isPending } = useWriteOffBatch(vendorId, item.id)
  const writeOff = (batch: StockBatch) =>
    mutateAsync({ batchId: batch.id, quantity: batch.quantity }).then(
      ({ stock }) => {
        setSpoiled(undefined)
        notify.success(t('stock.saved', { count: stock }))
      },
      (error: unknown) => notify.problem(errorText(error), { id: batch.id }),
    )
  return (
    <>
      <p className="font-semibold">{t('stock.left', { count: item.stock ?? 0 })}</p>
      <ul className="rounded-lg border border-line">
        {item.batches.map((batch) => (
          <li
            key={batch.id}
            className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1 last:border-0"
          >
            <span>
              {t('batch.pieces', { count: batch.quantity })}
              <span className="block text-sm text-ink-muted">
                {batch.expires_on ? t('batch.until', { day: day(batch.expires_on) }) : t('batch.noExpiry')}
              </span>
            </span>
            <Button variant="dangerQuiet" size="sm" onClick={() => setSpoiled(batch)}>
              {t('batch.writeOff')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={spoiled !== undefined}
        onOpenChange={(open) => {
          if (!open) setSpoiled(undefined)
        }}
        title={t('batch.writeOffTitle')}
        body={t('batch.writeOffText', { count: spoiled?.quantity ?? 0 })}
        confirmLabel={t('batch.writeOff')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => {
          if (spoiled) void writeOff(spoiled)
        }}
      />
    </>
  )
}
