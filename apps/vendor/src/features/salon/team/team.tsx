import { useOutsideHours } from '@angadi/data/salon-desk/outside.ts'
import type { BookingSetup, Resource } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Armchair, DoorOpen, Plus, Users } from 'lucide-react'
import { Suspense } from 'react'
import { ClosedToday } from './closed-today.tsx'
import { OutsideList } from './outside-list.tsx'
import { useTodayText } from './use-today-text.ts'

const PersonSheet = lazy(() => import('./resource-sheet.tsx'))

export interface TeamProps {
  readonly vendor: MyVendor
  readonly setup: BookingSetup
}

/** Everybody and everything that can be booked, and the bookings that stand outside of their hours. */
export function Team({ vendor, setup }: TeamProps) {
  const { t } = useTranslation('salon')
  const { openId, linkTo, close } = useRecordSheet('person')
  const outside = useOutsideHours(vendor.id, vendor.rights.includes('orders'))
  const mayChange = vendor.rights.includes('catalogue')
  const people = setup.resources.filter(({ kind }) => kind === 'person')
  const rooms = setup.resources.filter(({ kind }) => kind !== 'person')
  const addPerson = mayChange && (
    <LinkButton icon={<Plus aria-hidden />} render={<AppLink to={linkTo('new')} />}>
      {t('team.addPerson')}
    </LinkButton>
  )
  return (
    <div className="flex flex-col gap-8">
      <OutsideList outside={outside.data ?? []} />
      {people.length === 0 ? (
        <EmptyState picture={<Users aria-hidden />} title={t('team.none')} action={addPerson}>
          {t('team.noneText')}
        </EmptyState>
      ) : (
        <Section title={t('team.people')}>
          <Resources list={people} setup={setup} linkTo={linkTo} />
          <div className="flex flex-wrap gap-2">
            {addPerson}
            {mayChange ? <ClosedToday vendor={vendor} today={setup.today} /> : null}
          </div>
        </Section>
      )}
      <Section title={t('team.rooms')}>
        <p className="text-ink-muted">{t('team.roomsText')}</p>
        {rooms.length > 0 ? <Resources list={rooms} setup={setup} linkTo={linkTo} /> : null}
        {mayChange ? (
          <div>
            <LinkButton
              variant="secondary"
              icon={<Plus aria-hidden />}
              render={<AppLink to={linkTo('new-room')} />}
            >
              {t('team.addRoom')}
            </LinkButton>
          </div>
        ) : null}
      </Section>
      {openId ? (
        <Suspense>
          <PersonSheet key={openId} id={openId} vendor={vendor} setup={setup} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface ResourcesProps {
  readonly list: readonly Resource[]
  readonly setup: BookingSetup
  readonly linkTo: (id: string) => string
}

function Resources({ list, setup, linkTo }: ResourcesProps) {
  const { t } = useTranslation('salon')
  const todayText = useTodayText(setup.today)
  return (
    <ul className="rounded-lg border border-line bg-surface-raised px-3">
      {list.map((one) => (
        <li key={one.id} className="border-b border-line last:border-0">
          <ListRow
            lead={
              one.kind === 'person' ? (
                <Avatar name={one.name} />
              ) : one.kind === 'room' ? (
                <DoorOpen aria-hidden />
              ) : (
                <Armchair aria-hidden />
              )
            }
            title={one.name}
            note={[
              ...(one.kind === 'pool' ? [t('team.places', { count: one.capacity })] : []),
              todayText(one),
            ].join(' · ')}
            trail={
              one.account && !one.account.works_here && one.is_active ? (
                <Badge tone="danger">{t('team.dismissed')}</Badge>
              ) : one.is_active ? undefined : (
                <Badge tone="neutral">{t('team.off')}</Badge>
              )
            }
            render={<AppLink to={linkTo(one.id)} />}
          />
        </li>
      ))}
    </ul>
  )
}
