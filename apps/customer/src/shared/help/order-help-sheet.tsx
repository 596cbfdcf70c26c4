import {
  type OrderHelp,
  type ReportableProblem,
  type Reported,
  useOrderHelp,
} from '@angadi/data/help/order-help.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'
import { ProblemChoice } from './problem-choice.tsx'
import { ProblemForm } from './problem-form.tsx'
import { ReportOutcome } from './report-outcome.tsx'

export interface OrderHelpSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Help with an order: what was wrong, which items, and what becomes of it (Issue 11, Help). */
export default function OrderHelpSheet({ orderId, onClose }: OrderHelpSheetProps) {
  const { t } = useTranslation(['help', 'common'])
  const { data, error, isFetching, refetch } = useOrderHelp(orderId)
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('report.title')}
      description={data ? `${data.vendor_name} · ${data.order_number}` : undefined}
      closeLabel={t('common:close')}
    >
      {data ? (
        <Steps help={data} onClose={onClose} />
      ) : error ? (
        <LoadFailed title={t('report.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('report.loading')}>
          <Skeleton shape="box" className="mb-3 h-16" />
          <Skeleton shape="box" className="mb-3 h-16" />
          <Skeleton shape="box" className="h-16" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}

function Steps({ help, onClose }: { readonly help: OrderHelp; readonly onClose: () => void }) {
  // Kept as it was chosen: what has been reported is gone from the order's problems before the answer is here.
  const [problem, setProblem] = useState<ReportableProblem>()
  const [reported, setReported] = useState<Reported>()
  if (reported) return <ReportOutcome help={help} reported={reported} onClose={onClose} />
  if (!problem) return <ProblemChoice help={help} onChoose={setProblem} />
  return (
    <ProblemForm
      key={problem.problem}
      help={help}
      problem={problem}
      onBack={() => setProblem(undefined)}
      onReported={setReported}
    />
  )
}
