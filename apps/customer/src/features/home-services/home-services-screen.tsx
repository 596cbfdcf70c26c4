import { useServiceHub } from '@angadi/data/home-services/service-hub.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { HubSkeleton } from './parts/hub-skeleton.tsx'
import { PlaceLine } from './parts/place-line.tsx'
import { ServiceGroupList } from './parts/service-group-list.tsx'

/** Home services: kinds of work and what can be booked of each at the place (Spec §2 /home-services). */
export default function HomeServicesScreen() {
  const { t } = useTranslation(['home-services', 'common'])
  const location = useDeliveryLocation((state) => state.location)
  const { data: groups, dataUpdatedAt, error, isFetching, refetch } = useServiceHub(location)
  return (
    <PullRefresh>
      <AppBar
        title={t('title')}
        subtitle={location?.name}
        back={{ label: t('toHome'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-ink-muted">{t('intro')}</p>
          {location ? null : <PlaceLine />}
          <SavedNote since={dataUpdatedAt} />
          {groups ? (
            <ServiceGroupList groups={groups} hasPlace={location !== undefined} />
          ) : error ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <HubSkeleton label={t('common:loading')} />
          )}
        </div>
      </Page>
    </PullRefresh>
  )
}
