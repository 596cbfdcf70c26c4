import { QUEUES, type Queue } from '@angadi/data/help/keys.ts'
import { useLiveTickets } from '@angadi/data/help/live-tickets.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SupportFigures } from './parts/support-figures.tsx'
import { TicketList } from './parts/ticket-list.tsx'

const TicketSheet = lazy(() => import('./ticket-sheet.tsx'))

/** The query parameter of the queue on screen. */
const QUEUE_PARAM = 'queue'

/** The inbox of support: tickets by queue, the most urgent first (Spec §2 /admin/{module}; field 5a). */
export default function SupportScreen() {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const queue: Queue = QUEUES.find((one) => one === params.get(QUEUE_PARAM)) ?? 'open'
  const { openId, close } = useRecordSheet('ticket')
  useLiveTickets()
  return (
    <Page width="page">
      <h1 className="mb-4 text-2xl font-bold">{t('support.title')}</h1>
      <SupportFigures />
      <Tabs
        label={t('support.queue.label')}
        value={queue}
        onChange={(value) => setParams({ [QUEUE_PARAM]: value }, { replace: true })}
        tabs={QUEUES.map((one) => ({
          value: one,
          label: t(`support.queue.${one}`),
          panel: <TicketList queue={one} />,
        }))}
      />
      {openId ? (
        <Suspense>
          <TicketSheet id={openId} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  )
}
