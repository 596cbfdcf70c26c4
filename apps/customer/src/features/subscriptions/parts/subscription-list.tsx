import type { MySubscriptions } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarOff } from 'lucide-react'
import { Suspense } from 'react'
import { VendorSubscriptions } from './vendor-subscriptions.tsx'

const ManageSheet = lazy(() => import('./manage-sheet.tsx'))
const PauseSheet = lazy(() => import('./pause-sheet.tsx'))
const DoorSheet = lazy(() => import('./door-sheet.tsx'))
const StatementSheet = lazy(() => import('./statement-sheet.tsx'))

/** All subscriptions by vendor, and the sheets that change them. */
export function SubscriptionList({ mine }: { readonly mine: MySubscriptions }) {
  const { t } = useTranslation('subscriptions')
  const managed = useRecordSheet('subscription')
  const door = useRecordSheet('door')
  const statement = useRecordSheet('statement')
  const vacation = useSheet('vacation')
  const all = mine.subscribers.flatMap((subscriber) =>
    subscriber.subscriptions.map((subscription) => ({ subscriber, subscription })),
  )
  const running = all.filter(({ subscription }) => subscription.ends_on === null)
  const open = all.find(({ subscription }) => subscription.id === managed.openId)
  const openDoor = mine.subscribers.find(({ id }) => id === door.openId)
  const openStatement = mine.subscribers.find(({ id }) => id === statement.openId)
  return (
    <Section title={t('list.title')}>
      <div className="flex flex-col gap-4">
        {mine.subscribers.map((subscriber) => (
          <VendorSubscriptions
            key={subscriber.id}
            subscriber={subscriber}
            today={mine.today}
            linkTo={managed.linkTo}
            doorLink={door.linkTo(subscriber.id)}
            statementLink={statement.linkTo(subscriber.id)}
          />
        ))}
        {running.length > 0 ? (
          <Button variant="soft" wide icon={<CalendarOff aria-hidden />} onClick={vacation.open}>
            {t('list.vacationText')}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {open ? <ManageSheet key={open.subscription.id} {...open} onClose={managed.close} /> : null}
        {openDoor ? <DoorSheet subscriber={openDoor} onClose={door.close} /> : null}
        {openStatement ? (
          <StatementSheet subscriber={openStatement} today={mine.today} onClose={statement.close} />
        ) : null}
        {vacation.isOpen && running.length > 0 ? (
          <PauseSheet what={t('pause.all')} lines={running} onClose={vacation.close} />
        ) : null}
      </Suspense>
    </Section>
  )
}
