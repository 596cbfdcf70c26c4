import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { OUTCOMES, type PastFilter, PERIODS } from '../past-filter.ts'

export interface PastFiltersProps {
  /** The kind of the vendor. */
  readonly kind: string
  readonly filter: PastFilter
  readonly onChange: (filter: PastFilter) => void
}

/** Filters the past orders: by number, customer or item; by outcome; by period. */
export function PastFilters({ kind, filter, onChange }: PastFiltersProps) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ ...filter, search }))
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[1fr_22rem_13rem] lg:items-center">
      <SearchField
        label={t(`vendor-words:${tradeOf(kind)}.search`)}
        clearLabel={t('past.clear')}
        value={text}
        onChange={setText}
      />
      <SegmentedControl
        label={t('past.outcome')}
        value={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
        segments={OUTCOMES.map((value) => ({ value, label: t(`past.outcomes.${value}`) }))}
      />
      <Select
        label={t('past.period')}
        hideLabel
        value={filter.period}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, period: PERIODS.find((period) => period === value) ?? 'always' })
        }
        options={PERIODS.map((value) => ({ value, label: t(`past.periods.${value}`) }))}
      />
    </div>
  )
}
