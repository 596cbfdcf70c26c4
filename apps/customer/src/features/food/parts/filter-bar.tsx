import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Place } from '@angadi/location/place-store.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { VisuallyHidden } from '@angadi/ui/visually-hidden/visually-hidden.tsx'
import { ArrowDownWideNarrow, Check, ChevronDown, Clock, Leaf } from 'lucide-react'
import { popularCuisines } from '../cuisines.ts'
import type { FoodFilter } from '../food-filter.ts'

export interface FilterBarProps {
  readonly place: Place
  readonly filter: FoodFilter
  readonly onChange: (part: Partial<FoodFilter>) => void
}

/** Order of sorting, pure veg, open now, and the cuisines that are cooked around here. */
export function FilterBar({ place, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('food')
  const { data } = useNearby({ kind: 'food', lat: place.lat, lng: place.lng, sort: 'comprehensive' })
  const cuisines = popularCuisines(data?.pages.flat() ?? [], filter.cuisine)
  return (
    <div className="flex flex-col gap-1">
      <ChipRow label={t('filters')}>
        <Menu
          trigger={
            <button
              type="button"
              className="inline-flex min-h-touch shrink-0 items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium whitespace-nowrap transition-colors hover:bg-surface-sunken [&_svg]:size-4.5"
            >
              <ArrowDownWideNarrow aria-hidden />
              <VisuallyHidden>{t('sort.label')}:</VisuallyHidden>
              {t(`sort.${filter.sort}`)}
              <ChevronDown aria-hidden />
            </button>
          }
          entries={SORTS.map((sort) => ({
            key: sort,
            icon: <Check aria-hidden className={sort === filter.sort ? '' : 'invisible'} />,
            label: (
              <>
                {t(`sort.${sort}`)}
                {sort === filter.sort ? <VisuallyHidden>{t('sort.chosen')}</VisuallyHidden> : null}
              </>
            ),
            onSelect: () => onChange({ sort }),
          }))}
        />
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
      {filter.words === '' && cuisines.length > 0 ? (
        <ChipRow label={t('cuisines')}>
          {cuisines.map((cuisine) => (
            <FilterChip
              key={cuisine}
              pressed={cuisine === filter.cuisine}
              onChange={(pressed) => onChange({ cuisine: pressed ? cuisine : '' })}
            >
              {cuisine}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  )
}
