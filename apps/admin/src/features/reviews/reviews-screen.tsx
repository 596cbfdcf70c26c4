import {
  REVIEW_QUEUES,
  type ReviewQueue,
  useLiveReports,
  useReportedCount,
} from '@angadi/data/reviews/reported-reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import { ReportedList } from './parts/reported-list.tsx'

/** The query parameter of the queue on screen. */
const QUEUE_PARAM = 'queue'

/** Reported reviews: those that wait, the oldest report first, and what was decided (Spec §2 /admin/{module}). */
export default function ReviewsScreen() {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const queue: ReviewQueue = REVIEW_QUEUES.find((one) => one === params.get(QUEUE_PARAM)) ?? 'open'
  const { data: count } = useReportedCount()
  useLiveReports()
  return (
    <Page width="page">
      <h1 className="mb-2 text-2xl font-bold">{t('reviews.title')}</h1>
      {count && count.hidden > 0 ? (
        <p className="mb-2 text-ink-muted">{t('reviews.hidden', { count: count.hidden })}</p>
      ) : null}
      <Tabs
        label={t('reviews.queue.label')}
        value={queue}
        onChange={(value) => setParams({ [QUEUE_PARAM]: value }, { replace: true })}
        tabs={REVIEW_QUEUES.map((one) => ({
          value: one,
          label:
            one === 'open' && count && count.open > 0
              ? t('reviews.queue.openCount', { count: count.open })
              : t(`reviews.queue.${one}`),
          panel: <ReportedList queue={one} />,
        }))}
      />
    </Page>
  )
}
