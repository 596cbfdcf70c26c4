import { useBookableVendors } from '@angadi/data/bookings/bookable-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Star } from 'lucide-react'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { OutOfArea } from '../../../shared/location/out-of-area.tsx'
import { VendorList } from '../../../shared/vendor/vendor-list.tsx'
import { VendorListSkeleton } from '../../../shared/vendor/vendor-list-skeleton.tsx'
import type { BeautyFilter } from '../beauty-filter.ts'
import { BEAUTY } from '../trade.ts'
import { SalonEntry } from './salon-entry.tsx'

export interface SalonListProps {
  readonly location: DeliveryLocation
  readonly filter: BeautyFilter
  readonly onChange: (part: Partial<BeautyFilter>) => void
  readonly onClear: () => void
}

/** The salons near a place, the nearest or the best rated first, a page at a time. */
export function SalonList({ location, filter, onChange, onClear }: SalonListProps) {
  const { t } = useTranslation('beauty')
  const { query, section, sort } = filter
  const { data, dataUpdatedAt, isPlaceholderData, error, isFetching, refetch, ...pages } = useBookableVendors(
    { trade: BEAUTY, search: query.trim(), section, sort },
    location,
  )
  if (!data)
    return error ? (
      <LoadFailed title={t('salons.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <VendorListSkeleton label={t('salons.loading')} count={6} />
    )
  const salons = data.pages.flat()
  if (salons.length === 0)
    return query === '' && section === '' ? (
      <OutOfArea location={location} />
    ) : (
      <NoMatch title={t('salons.noMatch')} clearLabel={t('salons.clear')} onClear={onClear}>
        {t('salons.noMatchText')}
      </NoMatch>
    )
  return (
    <section aria-labelledby="salons" aria-busy={isPlaceholderData}>
      <SavedNote since={dataUpdatedAt} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="salons" className="text-xl font-bold">
          {t('salons.title')}
        </h2>
        <FilterChip
          pressed={sort === 'top_rated'}
          icon={<Star aria-hidden />}
          onChange={(isRated) => onChange({ sort: isRated ? 'top_rated' : 'nearest' })}
        >
          {t('salons.topRated')}
        </FilterChip>
      </div>
      <div className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <VendorList>
          {salons.map((salon, index) => (
            <SalonEntry key={salon.id} salon={salon} eager={index < 3} />
          ))}
        </VendorList>
      </div>
      <MorePages pages={pages} className="mt-8" />
    </section>
  )
}
