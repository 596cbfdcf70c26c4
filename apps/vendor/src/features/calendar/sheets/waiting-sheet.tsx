import { type DeskWaiting, useDeskWaiting } from '@angadi/data/booking-desk/waiting.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Hourglass } from 'lucide-react'

export interface WaitingSheetProps {
  readonly vendorId: string
  readonly onClose: () => void
}

/** Who waits for a time, the first to be asked first, and to whom one is offered just now. */
export default function WaitingSheet({ vendorId, onClose }: WaitingSheetProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const { data, error, isFetching, refetch } = useDeskWaiting(vendorId)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('waiting.title')}
      description={t('waiting.text')}
      closeLabel={t('common:close')}
    >
      {data === undefined ? (
        error ? (
          <LoadFailed title={t('waiting.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        )
      ) : data.length === 0 ? (
        <EmptyState picture={<Hourglass aria-hidden />} title={t('waiting.none')}>
          {t('waiting.noneText')}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line">
          {data.map((one) => (
            <li key={one.id} className="py-3 first:pt-0 last:pb-0">
              <WaitingRow waiting={one} />
            </li>
          ))}
        </ol>
      )}
    </DialogSheet>
  )
}

function WaitingRow({ waiting }: { readonly waiting: DeskWaiting }) {
  const { t } = useTranslation('calendar')
  const { day, time, dateTime } = useFormats()
  // Noon in India: the same day wherever the format looks at it.
  const [from, to] = [waiting.from_day, waiting.to_day].map((of) => day(`${of}T12:00:00+05:30`))
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">
          {waiting.customer_name ?? t('waiting.nameless')}
        </h3>
        {waiting.offered_until === null ? null : (
          <Badge tone="action">{t('waiting.offered', { time: time(waiting.offered_until) })}</Badge>
        )}
      </div>
      <p className="wrap-anywhere">{waiting.services.join(', ')}</p>
      <p>
        {waiting.is_earlier
          ? t('waiting.earlier', { day: to })
          : [
              waiting.from_day === waiting.to_day ? from : t('waiting.days', { from, to }),
              t(`waiting.part.${waiting.part_of_day}`),
            ].join(' · ')}
      </p>
      <p className="text-sm text-ink-muted">{t('waiting.since', { time: dateTime(waiting.created_at) })}</p>
    </div>
  )
}
