import type { Subscriber } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useSubscriptionStatement } from '@angadi/data/subscriptions/statement.ts'
import { monthOf, monthsAfter } from '@angadi/domain/subscriptions/month.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useState } from 'react'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import { StatementTable } from './statement-table.tsx'

export interface StatementSheetProps {
  readonly subscriber: Subscriber
  readonly today: string
  readonly onClose: () => void
}

/** What a month at one vendor came to, day by day; it can be printed. */
export default function StatementSheet({ subscriber, today, onClose }: StatementSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const labels = useSubscriptionLabels()
  const [month, setMonth] = useState(() => monthOf(today))
  const { data, isError, error, isFetching, refetch } = useSubscriptionStatement(subscriber.id, month)
  return (
    <DialogSheet
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('statement.title', { vendor: subscriber.vendor_name })}
      closeLabel={t('common:close')}
      footer={
        data && data.days.length > 0 ? (
          <Button wide variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('statement.print')}
          </Button>
        ) : null
      }
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <IconButton
          label={t('calendar.before')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => setMonth(monthsAfter(month, -1))}
        />
        <h3 aria-live="polite" className="min-w-0 flex-1 basis-24 text-center text-lg font-semibold">
          {labels.month(month)}
        </h3>
        <IconButton
          label={t('calendar.after')}
          icon={<ChevronRight aria-hidden />}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthsAfter(month, 1))}
        />
      </div>
      {isError && !data ? (
        <LoadFailed title={t('statement.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !isError ? <Skeleton shape="box" className="h-64" /> : null}
      {data ? <StatementTable statement={data} /> : null}
    </DialogSheet>
  )
}
