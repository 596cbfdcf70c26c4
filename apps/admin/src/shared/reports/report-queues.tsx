import { REPORT_QUEUES, type ReportCount, type ReportQueue } from '@angadi/domain/reports/queues.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The query parameter of the queue on screen. */
const QUEUE_PARAM = 'queue'

export interface ReportQueuesProps {
  readonly title: string
  readonly count: ReportCount | undefined
  readonly list: (queue: ReportQueue) => ReactNode
}

/** A page of what was reported: what waits, the oldest report first, and what was decided. */
export function ReportQueues({ title, count, list }: ReportQueuesProps) {
  const { t } = useTranslation('reports')
  const [params, setParams] = useSearchParams()
  const queue = REPORT_QUEUES.find((one) => one === params.get(QUEUE_PARAM)) ?? 'open'
  return (
    <Page width="page">
      <h1 className="mb-2 text-2xl font-bold">{title}</h1>
      {count && count.hidden > 0 ? (
        <p className="mb-2 text-ink-muted">{t('hidden', { count: count.hidden })}</p>
      ) : null}
      <Tabs
        label={t('queue.label')}
        value={queue}
        onChange={(value) => setParams({ [QUEUE_PARAM]: value }, { replace: true })}
        tabs={REPORT_QUEUES.map((one) => ({
          value: one,
          label:
            one === 'open' && count && count.open > 0
              ? t('queue.openCount', { count: count.open })
              : t(`queue.${one}`),
          panel: list(one),
        }))}
      />
    </Page>
  )
}
