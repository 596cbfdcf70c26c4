import { useLiveTickets } from '@angadi/data/help/live-tickets.ts'
import { useMyTickets } from '@angadi/data/help/tickets.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Suspense } from 'react'
import { AssistantEntry } from '../../shared/assistant/assistant-entry.tsx'
import { ORDER_PARAM, TICKET_PARAM, WRITE_SHEET } from '../../shared/help/help-paths.ts'
import { ContactDetails } from './parts/contact-details.tsx'
import { Faq } from './parts/faq.tsx'
import { HelpOrders } from './parts/help-orders.tsx'
import { MyTickets } from './parts/my-tickets.tsx'

const OrderHelpSheet = lazy(() => import('../../shared/help/order-help-sheet.tsx'))
const TicketSheet = lazy(() => import('./ticket-sheet.tsx'))
const NewTicketSheet = lazy(() => import('./new-ticket-sheet.tsx'))

/** Help: with an order, by frequent questions, by the assistant, and by support (Spec §2 /support, /help, /contact). */
export default function HelpScreen() {
  const { t } = useTranslation(['help', 'common'])
  const isSignedIn = useUserId() !== null
  const order = useRecordSheet(ORDER_PARAM)
  const ticket = useRecordSheet(TICKET_PARAM)
  const write = useSheet(WRITE_SHEET)
  const { isLoading } = useMyTickets()
  useLiveTickets()
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo(isSignedIn ? 'profile' : 'home')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
          <div className="flex min-w-0 flex-col gap-8">
            <h1 className="text-2xl font-bold max-md:sr-only">{t('lead')}</h1>
            <AssistantEntry />
            <HelpOrders />
            <Faq />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {isSignedIn && isLoading ? (
              // The tickets come above the rest, which would move.
              <SkeletonGroup label={t('common:loading')}>
                <Skeleton shape="box" className="h-96" />
              </SkeletonGroup>
            ) : (
              <>
                {isSignedIn ? <MyTickets /> : null}
                <ContactDetails />
              </>
            )}
          </div>
        </div>
      </Page>
      <Suspense>
        {isSignedIn && ticket.openId ? <TicketSheet id={ticket.openId} onClose={ticket.close} /> : null}
        {isSignedIn && order.openId ? <OrderHelpSheet orderId={order.openId} onClose={order.close} /> : null}
        {isSignedIn && write.isOpen ? <NewTicketSheet onClose={write.close} /> : null}
      </Suspense>
    </>
  )
}
