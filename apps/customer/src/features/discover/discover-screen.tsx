import { useCollectionName, useDiscover } from '@angadi/data/home/discover.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { MapPin } from 'lucide-react'
import { ItemGrid } from '../../shared/discover/item-grid.tsx'
import { ItemGridSkeleton } from '../../shared/discover/item-grid-skeleton.tsx'
import { NoMatch } from '../../shared/listing/no-match.tsx'
import { useDiscoverFilter } from './discover-filter.ts'
import { DiscoverFilters } from './parts/discover-filters.tsx'

/** Explore & Discover: what can be had around the place, by trade, quick filter, collection and the four orders. */
export default function DiscoverScreen() {
  const { t } = useTranslation(['discover', 'common'])
  const location = useDeliveryLocation((state) => state.location)
  const locationSheet = useSheet('location')
  const { filter, change } = useDiscoverFilter()
  const { data: collection } = useCollectionName(filter.collection)
  const { data, dataUpdatedAt, isPending, isPlaceholderData, error, isFetching, refetch, ...pages } =
    useDiscover(filter, location)
  const items = data?.pages.flat() ?? []
  const title = filter.collection ? (collection ?? t('title')) : t('title')
  return (
    <PullRefresh>
      <AppBar
        title={title}
        subtitle={location?.name}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-4">
          {location ? null : (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-sunken px-3 py-1">
              <MapPin aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1 basis-40">{t('noPlace')}</span>
              <Button variant="quiet" size="sm" onClick={locationSheet.open}>
                {t('choosePlace')}
              </Button>
            </p>
          )}
          <DiscoverFilters filter={filter} onChange={change} />
          <SavedNote since={dataUpdatedAt} />
          {isPending ? (
            <ItemGridSkeleton count={8} label={t('common:loading')} />
          ) : error && !data ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : items.length === 0 ? (
            <NoMatch
              title={t('noneTitle')}
              clearLabel={t('clear')}
              onClear={() =>
                change({ filter: undefined, collection: undefined, vegOnly: false, openOnly: false })
              }
            >
              {t('none')}
            </NoMatch>
          ) : (
            <>
              <div className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
                <ItemGrid items={items} label={title} heading="h2" />
              </div>
              <MorePages pages={pages} className="mt-4" />
            </>
          )}
        </div>
      </Page>
    </PullRefresh>
  )
}
