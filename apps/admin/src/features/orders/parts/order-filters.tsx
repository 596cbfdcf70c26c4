import type { OrderFilter } from '@angadi/data/admin-console/order-filter.ts'
import { isLive, ORDER_STATUSES, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Select } from '@angadi/ui/select/select.tsx'

export interface OrderFiltersProps {
  readonly filter: OrderFilter
  readonly regions: readonly { readonly slug: string; readonly name: string }[]
  readonly onChange: (filter: OrderFilter) => void
}

const LIVE_STATUSES = ORDER_STATUSES.filter(isLive)

/** Filters by number or restaurant, by region, by status, and orders for later. */
export function OrderFilters({ filter, regions, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useSearchText(filter.search, (text) => onChange({ ...filter, search: text }))
  const isAllLive =
    filter.statuses.length === LIVE_STATUSES.length && filter.statuses.every((status) => isLive(status))
  const toggle = (status: OrderStatus, pressed: boolean) =>
    onChange({
      ...filter,
      statuses: isAllLive
        ? [status]
        : pressed
          ? [...filter.statuses, status]
          : filter.statuses.filter((other) => other !== status),
    })
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[1fr_16rem]">
        <SearchField
          label={t('filters.search')}
          clearLabel={t('filters.clear')}
          placeholder={t('filters.search')}
          value={search}
          onChange={setSearch}
        />
        <Select
          label={t('filters.region')}
          hideLabel
          value={filter.region}
          onChange={(event) => onChange({ ...filter, region: event.currentTarget.value })}
          options={[
            { value: '', label: t('filters.allRegions') },
            ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </div>
      <ChipRow label={t('filters.status')}>
        <FilterChip
          pressed={isAllLive}
          onChange={(pressed) => onChange({ ...filter, statuses: pressed ? LIVE_STATUSES : [] })}
        >
          {t('figures.live')}
        </FilterChip>
        <FilterChip
          pressed={filter.isForLater}
          onChange={(isForLater) => onChange({ ...filter, isForLater })}
        >
          {t('filters.forLater')}
        </FilterChip>
        {ORDER_STATUSES.map((status) => (
          <FilterChip
            key={status}
            pressed={!isAllLive && filter.statuses.includes(status)}
            onChange={(pressed) => toggle(status, pressed)}
          >
            {t(`status.${status}`)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  )
}
