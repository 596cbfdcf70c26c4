import { useStoresNear } from '@angadi/data/grocery/stores-near.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { OutOfArea } from '../../../shared/location/out-of-area.tsx'
import type { GroceryFilter } from '../grocery-filter.ts'
import { StoreEntry } from './store-entry.tsx'
import { StoresSkeleton } from './stores-skeleton.tsx'

export interface StoreListProps {
  readonly location: DeliveryLocation
  readonly filter: GroceryFilter
  readonly onClear: () => void
}

/** The stores nearby with some of what they sell, open ones first, a page at a time. */
export function StoreList({ location, filter: { department, category }, onClear }: StoreListProps) {
  const { t } = useTranslation('grocery')
  const { data, dataUpdatedAt, isPlaceholderData, error, isFetching, refetch, ...pages } = useStoresNear({
    lat: location.lat,
    lng: location.lng,
    department,
    category,
  })
  if (!data)
    return error ? (
      <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <StoresSkeleton label={t('loading')} />
    )
  const stores = data.pages.flatMap((page) => page.stores)
  if (stores.length === 0 && !pages.hasNextPage)
    return department === undefined && category === undefined ? (
      <OutOfArea location={location} />
    ) : (
      <NoMatch title={t('noMatch.title')} clearLabel={t('noMatch.clear')} onClear={onClear}>
        {t('noMatch.text')}
      </NoMatch>
    )
  return (
    <section aria-label={t('stores')} aria-busy={isPlaceholderData}>
      <SavedNote since={dataUpdatedAt} />
      <h2 className="mb-4 text-xl font-bold">
        {pages.hasNextPage ? t('countMore', { count: stores.length }) : t('count', { count: stores.length })}
      </h2>
      <div className={`flex flex-col gap-8 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {stores.map((store, index) => (
          <StoreEntry key={store.id} store={store} eager={index === 0} />
        ))}
      </div>
      <MorePages pages={pages} className="mt-8">
        {t('more')}
      </MorePages>
    </section>
  )
}
