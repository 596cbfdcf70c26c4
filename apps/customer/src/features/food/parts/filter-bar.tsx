import { useCuisines } from '@angadi/data/vendors/cuisines.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Clock, Leaf } from 'lucide-react'
import { cuisineChoices, leadsTo } from '../cuisines.ts'
import type { FoodFilter } from '../food-filter.ts'
import { CuisineStrip } from './cuisine-strip.tsx'
import { CuisineStripSkeleton } from './cuisine-strip-skeleton.tsx'
import { SortChip } from './sort-chip.tsx'

export interface FilterBarProps {
  readonly location: DeliveryLocation
  readonly filter: FoodFilter
  readonly onChange: (part: Partial<FoodFilter>) => void
}

/** The cuisines offered nearby, sort order, pure veg and open now; nothing that leads to an empty list. */
export function FilterBar({ location, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('food')
  const { data, isPending } = useCuisines(location)
  const { query, vegOnly, openOnly } = filter
  const isOffered = (more: Partial<FoodFilter>) =>
    query !== '' || data === undefined || leadsTo(data, { ...filter, ...more })
  return (
    <div className="flex flex-col gap-1 md:gap-2">
      {query === '' && isPending ? <CuisineStripSkeleton /> : null}
      {query === '' && data && data.length > 0 ? (
        <CuisineStrip
          choices={cuisineChoices(data, filter)}
          value={filter.cuisine}
          onChange={(cuisine) => onChange({ cuisine })}
        />
      ) : null}
      <ChipRow label={t('filters')}>
        <SortChip sort={filter.sort} onChange={(sort) => onChange({ sort })} />
        {vegOnly || isOffered({ vegOnly: true }) ? (
          <FilterChip
            pressed={vegOnly}
            onChange={(pressed) => onChange({ vegOnly: pressed })}
            icon={<Leaf aria-hidden />}
          >
            {t('vegOnly')}
          </FilterChip>
        ) : null}
        {openOnly || isOffered({ openOnly: true }) ? (
          <FilterChip
            pressed={openOnly}
            onChange={(pressed) => onChange({ openOnly: pressed })}
            icon={<Clock aria-hidden />}
          >
            {t('openNow')}
          </FilterChip>
        ) : null}
      </ChipRow>
    </div>
  )
}
