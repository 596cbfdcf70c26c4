import { useWalletMonth, type WalletMonth } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { PrintArea } from '@angadi/shell/print/print-area.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Printer } from 'lucide-react'
import { useBucketText } from '../../../shared/wallet/use-bucket-text.ts'
import { useMovementLabel } from '../../../shared/wallet/use-movement-label.ts'

export interface MonthSheetProps {
  /** Its first day, as `2026-11-01`. */
  readonly month: string
  readonly onClose: () => void
}

/** The statement of a month, to be read, printed or saved as a file. */
export default function MonthSheet({ month, onClose }: MonthSheetProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const formats = useFormats()
  const { data, isError, error, isFetching, refetch } = useWalletMonth(month)
  const paper = data ? <MonthPaper title={formats.month(month)} statement={data} /> : null
  return (
    <>
      <DialogSheet
        open
        size="lg"
        onOpenChange={(open) => (open ? undefined : onClose())}
        title={t('paper.title')}
        closeLabel={t('common:close')}
        footer={
          <Button wide icon={<Printer aria-hidden />} disabled={!data} onClick={() => window.print()}>
            {t('paper.print')}
          </Button>
        }
      >
        {paper ??
          (isError ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-64" />
            </SkeletonGroup>
          ))}
      </DialogSheet>
      {paper ? <PrintArea>{paper}</PrintArea> : null}
    </>
  )
}

interface MonthPaperProps {
  readonly title: string
  readonly statement: WalletMonth
}

function MonthPaper({ title, statement: { sums, movements } }: MonthPaperProps) {
  const { t } = useTranslation('wallet')
  const { money, dateTime } = useFormats()
  const label = useMovementLabel()
  const bucketText = useBucketText()
  return (
    <article className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('paper.of', { month: title })}</h3>
      <KeyValueList
        entries={[
          { key: 'opening', label: t('paper.opening'), value: money(sums.opening_paise) },
          { key: 'in', label: t('paper.in'), value: money(sums.in_paise) },
          { key: 'out', label: t('paper.out'), value: money(sums.out_paise) },
          { key: 'closing', label: t('paper.closing'), value: money(sums.closing_paise) },
        ]}
      />
      {movements.length === 0 ? <p>{t('filter.none')}</p> : null}
      <ul className="divide-y divide-line">
        {movements.map((movement) => (
          <li key={movement.id} className="flex items-baseline justify-between gap-4 py-2 break-inside-avoid">
            <span className="min-w-0">
              <span className="block font-medium">
                {[label(movement.kind), movement.vendor_name].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-sm text-ink-muted">
                {[dateTime(movement.at), movement.order_number ?? movement.note, bucketText(movement.buckets)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-semibold">
                {movement.amount_paise > 0 ? '+' : '−'}
                {money(Math.abs(movement.amount_paise))}
              </span>
              <span className="block text-sm text-ink-muted">
                {t('after', { balance: money(movement.balance_after_paise) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}
