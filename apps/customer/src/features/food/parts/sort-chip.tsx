import { SORTS, type Sort } from '@angadi/data/vendors/nearby-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'

export interface SortChipProps {
  readonly sort: Sort
  readonly onChange: (sort: Sort) => void
}

/** The sort order among the filters: a native select in the shape of a chip. */
export function SortChip({ sort, onChange }: SortChipProps) {
  const { t } = useTranslation('food')
  return (
    <label className="relative inline-flex shrink-0 items-center rounded-full border border-line-strong/50 bg-surface-raised text-sm font-medium transition-colors hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:size-4.5">
      <span className="sr-only">{t('sort.label')}</span>
      <ArrowDownWideNarrow aria-hidden className="left-4" />
      <select
        value={sort}
        onChange={({ target }) => {
          const chosen = SORTS.find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
        className="min-h-touch cursor-pointer appearance-none rounded-full bg-transparent pr-10 pl-10 outline-none"
      >
        {SORTS.map((one) => (
          <option key={one} value={one} className="bg-surface-overlay text-ink">
            {t(`sort.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="right-4" />
    </label>
  )
}
