import { signInPath } from '@angadi/auth/origin.ts'
import { useRideOptions } from '@angadi/data/rides/ride-options.ts'
import type { RideRequest } from '@angadi/data/rides/ride-request.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { RequestBar } from './parts/request-bar.tsx'
import { RideTerms } from './parts/ride-terms.tsx'
import { StopRows } from './parts/stop-rows.tsx'
import { Vehicles } from './parts/vehicles.tsx'
import { askOf, changeRide, type RideDraft, rideOrdered, useRideDraft } from './ride-draft.ts'
import { routePoints } from './route-points.ts'

const WayMap = lazy(() => import('./parts/way-map.tsx'))
const TiltedWay = lazy(() => import('./parts/tilted-way.tsx'))
const PayRideSheet = lazy(() => import('./parts/pay-ride-sheet.tsx'))

export interface BookScreenProps {
  /** How the vehicles and the way are looked at: each has its own path (Spec §2 Transport). */
  readonly view?: 'list' | 'all' | 'tilted'
}

/** Orders a ride: where, when, for whom, in which vehicle and for how much (Spec §2 Transport); guests see prices too. */
export function BookScreen({ view = 'list' }: BookScreenProps) {
  const { t } = useTranslation('rides')
  const draft = useRideDraft((state) => state.draft)
  const userId = useUserId()
  const go = useNavigateTo()
  const { pathname, search } = useLocation()
  const pay = useSheet('ride-pay')
  const ask = askOf(draft)
  const { data } = useRideOptions(ask)
  const option = ask && data?.options.find(({ vehicle }) => vehicle === draft.vehicle)
  const isRefused = (data?.problems.length ?? 0) > 0
  const request = ask && option ? requestOf(draft, { ...ask, vehicle: option.vehicle }) : undefined
  const stops = ask?.stops ?? []
  const Way = view === 'tilted' ? TiltedWay : WayMap
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[30rem_minmax(0,1fr)] md:gap-8">
          <div className="flex min-w-0 flex-col gap-4">
            <SegmentedControl
              label={t('mode.label')}
              value={draft.mode}
              onChange={(mode) => changeRide({ mode })}
              segments={(['trip', 'rental', 'intercity'] as const).map((value) => ({
                value,
                label: t(`mode.${value}`),
              }))}
            />
            <StopRows
              stops={draft.stops}
              onChange={(changed) => changeRide({ stops: changed })}
              isDropOptional={draft.mode === 'rental'}
            />
            {draft.mode === 'rental' ? (
              <NumberStepper
                label={t('hours.label')}
                value={draft.hours}
                onChange={(hours) => changeRide({ hours })}
                min={1}
                max={12}
                decreaseLabel={t('hours.less')}
                increaseLabel={t('hours.more')}
              >
                {t('hours.value', { count: draft.hours })}
              </NumberStepper>
            ) : null}
            <RideTerms draft={draft} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Views current={view} />
            {stops.length > 0 ? (
              <ExtraBoundary instead={<MapMissing>{t('map.none')}</MapMissing>}>
                <Suspense fallback={<Skeleton shape="box" className="h-52" />}>
                  <Way stops={stops} route={routePoints(data?.polyline, stops)} />
                </Suspense>
              </ExtraBoundary>
            ) : null}
            <Vehicles ask={ask} vehicle={draft.vehicle} isTable={view === 'all'} />
            <RequestBar
              draft={draft}
              option={option}
              isRefused={isRefused}
              onRequest={() => (userId === null ? go(signInPath(`${pathname}${search}`)) : pay.open())}
            />
          </div>
        </div>
      </Page>
      {pay.isOpen && request && option && userId !== null ? (
        <Suspense>
          <PayRideSheet
            request={request}
            option={option}
            onPlaced={(orderId, isToPay) => {
              rideOrdered(userId)
              if (!isToPay) go(pathTo('rideTrackingRideId', { rideId: orderId }), { replace: true })
            }}
            onClose={pay.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** The three ways of looking at the fares, each with its own address. */
function Views({ current }: { readonly current: 'list' | 'all' | 'tilted' }) {
  const { t } = useTranslation('rides')
  const link = (key: 'list' | 'all' | 'tilted', to: string): ReactNode => (
    <AppLink
      to={to}
      aria-current={key === current ? 'page' : undefined}
      className="grid min-h-touch flex-1 place-items-center rounded-md px-3 text-center text-sm font-semibold aria-[current=page]:bg-action-soft aria-[current=page]:text-action-ink"
    >
      {t(`views.${key}`)}
    </AppLink>
  )
  return (
    <nav aria-label={t('views.label')} className="flex flex-wrap gap-1 rounded-lg border border-line p-1">
      {link('list', pathTo('transport'))}
      {link('all', pathTo('enhancedTransport'))}
      {link('tilted', pathTo('transport3d'))}
    </nav>
  )
}

function requestOf(
  { isForOther, riderName, riderPhone, womenDriver, note }: RideDraft,
  ride: Pick<RideRequest, 'stops' | 'mode' | 'hours' | 'at' | 'vehicle'>,
): RideRequest {
  const phone = readPhone(riderPhone)
  return {
    ...ride,
    rider: isForOther && phone.ok ? { name: riderName.trim(), phone: phone.e164 } : undefined,
    womenDriver,
    note: note.trim() || undefined,
  }
}
