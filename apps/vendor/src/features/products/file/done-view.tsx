import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { ImportReport } from './import-report.ts'
import { ReportView } from './report-view.tsx'

export interface DoneViewProps {
  readonly report: ImportReport
}

/** What an import has done. */
export function DoneView({ report }: DoneViewProps) {
  const { t } = useTranslation('vendor-products')
  const { created, updated, refused } = report.counts
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-lg font-semibold">
        {t('file.done', { created, updated, refused })}
      </p>
      <ReportView report={report} isDone />
    </div>
  )
}
