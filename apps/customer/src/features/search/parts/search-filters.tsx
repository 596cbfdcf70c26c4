import type { SearchFilter } from '@angadi/data/discovery/search-filter.ts'
import type { SearchResults } from '@angadi/data/discovery/search-market.ts'
import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { ArrowDownWideNarrow, Clock, IndianRupee, Leaf, Star } from 'lucide-react'
import { GOOD_RATING, MOST_PAISE } from '../use-search-filter.ts'
import { SelectChip } from './select-chip.tsx'

export interface SearchFiltersProps {
  readonly filter: SearchFilter
  /** The trades of the results, with their numbers. */
  readonly kinds: SearchResults['kinds']
  readonly onChange: (part: Partial<SearchFilter>) => void
}

/** Sort order and filters of the results; the trades only where there are several. */
export function SearchFilters({ filter, kinds, onChange }: SearchFiltersProps) {
  const { t } = useTranslation(['search', 'food'])
  const { money } = useFormats()
  return (
    <div className="flex flex-col gap-1">
      {kinds.length > 1 || filter.kind !== undefined ? (
        <ChipRow label={t('kinds')}>
          {kinds.map(({ kind, count }) => (
            <FilterChip
              key={kind}
              pressed={kind === filter.kind}
              onChange={(pressed) => onChange({ kind: pressed ? kind : undefined })}
            >
              {t('tab', { name: t(`trade.${kind}`), count })}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      <ChipRow label={t('food:filters')}>
        <SelectChip
          label={t('food:sort.label')}
          icon={<ArrowDownWideNarrow aria-hidden />}
          value={filter.sort}
          options={SORTS.map((sort) => ({ value: sort, label: t(`food:sort.${sort}`) }))}
          onChange={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? 'comprehensive' })}
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
          {t('food:openNow')}
        </FilterChip>
        <FilterChip
          pressed={filter.leastRating !== undefined}
          onChange={(pressed) => onChange({ leastRating: pressed ? GOOD_RATING : undefined })}
          icon={<Star aria-hidden />}
        >
          {t('rated', { rating: GOOD_RATING })}
        </FilterChip>
        {filter.tab === 'item' ? (
          <SelectChip
            label={t('price')}
            icon={<IndianRupee aria-hidden />}
            value={String(filter.mostPaise ?? '')}
            options={[
              { value: '', label: t('anyPrice') },
              ...MOST_PAISE.map((paise) => ({
                value: String(paise),
                label: t('under', { price: money(paise) }),
              })),
            ]}
            onChange={(value) => onChange({ mostPaise: MOST_PAISE.find((paise) => String(paise) === value) })}
          />
        ) : null}
      </ChipRow>
    </div>
  )
}
