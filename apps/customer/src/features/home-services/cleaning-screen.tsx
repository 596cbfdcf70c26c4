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
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { HubSkeleton } from './parts/hub-skeleton.tsx'
import { PlaceLine } from './parts/place-line.tsx'
import { ServiceGroupList } from './parts/service-group-list.tsx'

/** The kind of work that this page is about, as the database names it. */
const CLEANING = 'cleaning'

/** Cleaning: what can be booked of it at the place (Spec §2 /category/cleaning). */
export default function CleaningScreen() {
  const { t } = useTranslation(['home-services', 'common'])
  const location = useDeliveryLocation((state) => state.location)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useServiceHub(location)
  const groups = data?.filter(({ type }) => type === CLEANING)
  return (
    <PullRefresh>
      <AppBar
        title={t('cleaning.title')}
        subtitle={location?.name}
        back={{ label: t('toCategories'), render: <AppLink to={pathTo('categories')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-ink-muted">{t('cleaning.intro')}</p>
          {location ? null : <PlaceLine />}
          <SavedNote since={dataUpdatedAt} />
          {groups ? (
            <ServiceGroupList groups={groups} hasPlace={location !== undefined} />
          ) : error ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <HubSkeleton groups={1} label={t('common:loading')} />
          )}
          <LinkButton variant="soft" className="self-start" render={<AppLink to={pathTo('homeServices')} />}>
            {t('cleaning.all')}
          </LinkButton>
        </div>
      </Page>
    </PullRefresh>
  )
}
