import { useLiveReports, useReportedCount } from '@angadi/data/reviews/reported-reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ReportQueues } from '../../shared/reports/report-queues.tsx'
import { ReportedList } from './parts/reported-list.tsx'

/** Reported reviews: those that wait, the oldest report first, and what was decided (Spec §2 /admin/{module}). */
export default function ReviewsScreen() {
  const { t } = useTranslation('admin')
  const { data: count } = useReportedCount()
  useLiveReports()
  return (
    <ReportQueues title={t('reviews.title')} count={count} list={(queue) => <ReportedList queue={queue} />} />
  )
}
