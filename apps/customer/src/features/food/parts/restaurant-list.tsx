import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { useOffers } from '@angadi/data/vendors/offers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { OutOfArea } from '../../../shared/location/out-of-area.tsx'
import { Offers } from '../../../shared/vendor/offers.tsx'
import { OffersSkeleton } from '../../../shared/vendor/offers-skeleton.tsx'
import { VendorCard } from '../../../shared/vendor/vendor-card.tsx'
import { VendorList } from '../../../shared/vendor/vendor-list.tsx'
import { VendorListSkeleton } from '../../../shared/vendor/vendor-list-skeleton.tsx'
import { type FoodFilter, narrows } from '../food-filter.ts'

export interface RestaurantListProps {
  readonly location: DeliveryLocation
  readonly filter: FoodFilter
  readonly onClear: () => void
}

/** On a wide screen it stands at the end of the line of chips, so that two rows of restaurants are in sight. */
const HEADING = 'mb-1 md:mb-2 lg:-mt-13 lg:mb-3 lg:ml-auto lg:flex lg:min-h-touch lg:w-fit lg:items-center'

/** The matching restaurants, one page at a time; the previous ones stay visible while a new filter loads. */
export function RestaurantList({ location, filter, onClear }: RestaurantListProps) {
  const { t } = useTranslation('food')
  // Requested together with the restaurants, so that the offers do not push them down later.
  useOffers()
  const { data, dataUpdatedAt, isPending, isPlaceholderData, error, isFetching, refetch, ...pages } =
    useNearby({
      kind: 'food',
      lat: location.lat,
      lng: location.lng,
      sort: filter.sort,
      vegOnly: filter.vegOnly,
      openOnly: filter.openOnly,
      search: filter.query || filter.cuisine,
    })
  if (isPending)
    return (
      <>
        <div className="mb-1 md:hidden">
          <OffersSkeleton />
        </div>
        <div className={HEADING}>
          <Skeleton shape="box" className="my-px h-6 w-60 max-w-full" />
        </div>
        <VendorListSkeleton label={t('loading')} count={8} />
      </>
    )
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  const vendors = data.pages.flat()
  if (vendors.length === 0 && filter.query !== '')
    return (
      <Section title={t('restaurants')}>
        <p role="status" className="text-ink-muted">
          {t('noneNamed', { query: filter.query })}
        </p>
      </Section>
    )
  if (vendors.length === 0 && narrows(filter))
    return (
      <NoMatch title={t('noMatch.title')} clearLabel={t('noMatch.clear')} onClear={onClear}>
        {t('noMatch.text')}
      </NoMatch>
    )
  if (vendors.length === 0) return <OutOfArea location={location} />
  const heading = pages.hasNextPage
    ? t('countMore', { count: vendors.length })
    : t('count', { count: vendors.length })
  return (
    <section aria-label={t('restaurants')} aria-busy={isPlaceholderData}>
      {narrows(filter) ? null : (
        <div className="mb-1 empty:hidden md:hidden">
          <Offers />
        </div>
      )}
      <h2 className={`${HEADING} text-lg font-semibold`}>
        {filter.query === '' ? heading : t('restaurants')}
      </h2>
      <SavedNote since={dataUpdatedAt} />
      <p role="status" className="sr-only">
        {heading}
      </p>
      <div className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <VendorList>
          {vendors.map((vendor, index) => (
            <VendorCard key={vendor.id} vendor={vendor} eager={index < 4} />
          ))}
        </VendorList>
      </div>
      <MorePages pages={pages} className="mt-6">
        {t('more')}
      </MorePages>
    </section>
  )
}
