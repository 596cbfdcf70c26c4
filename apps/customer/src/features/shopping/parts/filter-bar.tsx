import { PRODUCT_SORTS } from '@angadi/data/shopping/product-filter.ts'
import { facetValue, toggleFacet } from '@angadi/domain/shopping/facets.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { ArrowDownWideNarrow, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { choices } from '../product-filter.ts'

import type { FilterBarProps } from './filter-sheet.tsx'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

/** The order, the way to all filters, and what is chosen, each to be taken back. */
export function FilterBar({ filter, onChange, onClear }: FilterBarProps) {
  const { t } = useTranslation('shopping')
  const sheet = useSheet('filters')
  const count = choices(filter)
  return (
    <>
      <ChipRow label={t('filter.chosen')}>
        <button
          type="button"
          onClick={sheet.open}
          className="inline-flex min-h-touch shrink-0 items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium hover:bg-surface-sunken lg:hidden [&_svg]:size-4.5"
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? t('filter.count', { count }) : t('filter.title')}
        </button>
        <label className="relative inline-flex shrink-0 items-center rounded-full border border-line-strong/50 bg-surface-raised text-sm font-medium transition-colors hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:size-4.5">
          <span className="sr-only">{t('sort.label')}</span>
          <ArrowDownWideNarrow aria-hidden className="left-4" />
          <select
            value={filter.sort}
            onChange={({ target }) => {
              const sort = PRODUCT_SORTS.find((one) => one === target.value)
              if (sort) onChange({ sort })
            }}
            className="min-h-touch cursor-pointer appearance-none rounded-full bg-transparent pr-10 pl-10 outline-none"
          >
            {PRODUCT_SORTS.map((sort) => (
              <option key={sort} value={sort} className="bg-surface-overlay text-ink">
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="right-4" />
        </label>
        <FilterChip pressed={filter.inStock} onChange={(inStock) => onChange({ inStock })}>
          {t('filter.inStock')}
        </FilterChip>
        {filter.facets.map((token) => (
          <FilterChip
            key={token}
            pressed
            onChange={() => onChange({ facets: toggleFacet(filter.facets, token) })}
          >
            {facetValue(token)}
          </FilterChip>
        ))}
      </ChipRow>
      {sheet.isOpen ? (
        <Suspense>
          <FilterSheet filter={filter} onChange={onChange} onClear={onClear} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </>
  )
}
