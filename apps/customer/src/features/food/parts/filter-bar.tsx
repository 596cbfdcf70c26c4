import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Clock, Leaf } from 'lucide-react'
import { popularCuisines } from '../cuisines.ts'
import type { FoodFilter } from '../food-filter.ts'
import { SortChip } from './sort-chip.tsx'

export interface FilterBarProps {
  readonly location: DeliveryLocation
  readonly filter: FoodFilter
  readonly onChange: (part: Partial<FoodFilter>) => void
}

/** Sort order, pure veg, open now, and the cuisines offered nearby. */
export function FilterBar({ location, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('food')
  const { data, isPending } = useNearby({
    kind: 'food',
    lat: location.lat,
    lng: location.lng,
    sort: 'comprehensive',
  })
  const cuisines = popularCuisines(data?.pages.flat() ?? [], filter.cuisine)
  return (
    <div className="flex flex-col gap-1">
      <ChipRow label={t('filters')}>
        <SortChip sort={filter.sort} onChange={(sort) => onChange({ sort })} />
        <FilterChip
          pressed={filter.vegOnly}
          onChange={(vegOnly) => onChange({ vegOnly })}
          icon={<Leaf aria-hidden />}
        >
          {t('vegOnly')}
        </FilterChip>
        <FilterChip
          pressed={filter.openOnly}
          onChange={(openOnly) => onChange({ openOnly })}
          icon={<Clock aria-hidden />}
        >
          {t('openNow')}
        </FilterChip>
      </ChipRow>
      {filter.query === '' && isPending ? (
        <div aria-hidden className="flex gap-2 overflow-hidden py-1">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="box" className="h-touch w-24 shrink-0 rounded-full!" />
          ))}
        </div>
      ) : null}
      {filter.query === '' && cuisines.length > 0 ? (
        <ChipRow label={t('cuisines')}>
          {cuisines.map(({ cuisine, name }) => (
            <FilterChip
              key={cuisine}
              pressed={cuisine === filter.cuisine}
              onChange={(pressed) => onChange({ cuisine: pressed ? cuisine : '' })}
            >
              {name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  )
}
