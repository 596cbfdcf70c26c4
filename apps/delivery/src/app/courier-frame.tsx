import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useJobs } from '@angadi/data/courier-console/jobs.ts'
import { useLiveCourier } from '@angadi/data/courier-console/live-courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { RoleSwitcher } from '@angadi/shell/header/role-switcher.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BottomNav } from '@angadi/ui/bottom-nav/bottom-nav.tsx'
import { SideNav } from '@angadi/ui/side-nav/side-nav.tsx'
import type { ReactNode } from 'react'
import { CancelledBanner } from '../features/jobs/cancelled-banner.tsx'
import { WaitingSteps } from '../features/jobs/offline/waiting-steps.tsx'
import { OfferScreen } from '../features/offers/offer-screen.tsx'
import { useOfferDesk } from '../features/offers/use-offer-desk.ts'
import { DutyBadge } from '../features/shift/duty-badge.tsx'
import { OnDuty } from '../features/shift/on-duty.tsx'
import { useNavItems } from '../shared/use-nav-items.tsx'
import { jobTrades } from './job-trades.ts'

export interface CourierFrameProps {
  readonly brand: ReactNode
  readonly children: ReactNode
}

/** Surrounds every screen of a courier: nav items, duty status, live updates, and a job offer above everything else. */
export function CourierFrame({ brand, children }: CourierFrameProps) {
  const { t } = useTranslation('delivery')
  const { data: me } = useMyCourier()
  const { data: jobs = [] } = useJobs()
  const desk = useOfferDesk()
  const navItems = useNavItems(jobs.length)
  useLiveCourier()
  return (
    <div className="flex">
      <SideNav label={t('nav.label')} items={navItems} header={brand} />
      <div className="min-w-0 flex-1">
        <AppBar
          title={
            <span className="flex min-w-0 items-center gap-3">
              <span className="min-w-0 md:hidden">{brand}</span>
              <DutyBadge />
            </span>
          }
          actions={
            <>
              <NotificationBell />
              <AccountMenu />
            </>
          }
        />
        <WaitingSteps />
        <CancelledBanner />
        {desk.offer ? (
          // The page's own main is hidden meanwhile, so this is the only one.
          <main>
            <OfferScreen key={desk.offer.offer_id} desk={desk} offer={desk.offer} trades={jobTrades} />
          </main>
        ) : null}
        {/* Hidden instead of unmounted: a half-typed code is still there after the offer is answered. */}
        <div hidden={desk.offer !== undefined}>{children}</div>
      </div>
      {desk.offer ? null : (
        <>
          {/* Not during a job, which needs the space; the account menu has the roles too. */}
          {jobs.length > 0 ? null : <RoleSwitcher />}
          <BottomNav label={t('nav.label')} items={navItems} />
        </>
      )}
      {/* A shift that a paper has ended leaves the present job to be finished, and followed. */}
      {me && (me.online || jobs.length > 0) ? <OnDuty /> : null}
    </div>
  )
}
