import { type AdminGroceryFilter, GROCERY_PROBLEMS } from '@angadi/data/grocery/admin-filter.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'

/** The states that a delivery of groceries goes through. */
const STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

export interface GroceryFiltersProps {
  readonly filter: AdminGroceryFilter
  readonly onChange: (filter: AdminGroceryFilter) => void
}

/** Narrows the orders by number or store, by what is wrong, and by status. */
export function GroceryFilters({ filter, onChange }: GroceryFiltersProps) {
  const { t } = useTranslation(['picking', 'admin'])
  const [search, setSearch] = useSearchText(filter.search, (text) => onChange({ ...filter, search: text }))
  return (
    <div className="mb-4 flex flex-col gap-3">
      <SearchField
        label={t('admin.search')}
        clearLabel={t('offer.clear')}
        placeholder={t('admin.search')}
        value={search}
        onChange={setSearch}
        className="md:max-w-reading"
      />
      <ChipRow label={t('admin.problems')}>
        {GROCERY_PROBLEMS.map((problem) => (
          <FilterChip
            key={problem}
            pressed={filter.problem === problem}
            onChange={(pressed) => onChange({ ...filter, problem: pressed ? problem : undefined })}
          >
            {t(`admin.problem.${problem}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label={t('admin:filters.status')}>
        {STATUSES.map((status) => (
          <FilterChip
            key={status}
            pressed={filter.statuses.includes(status)}
            onChange={(pressed) =>
              onChange({
                ...filter,
                statuses: pressed
                  ? [...filter.statuses, status]
                  : filter.statuses.filter((other) => other !== status),
              })
            }
          >
            {t(`admin:status.${status}`)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  )
}
