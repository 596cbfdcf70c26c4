import { useQuickFilters } from '@angadi/data/home/discover.ts'
import type { DiscoverFilter } from '@angadi/data/home/discover-filter.ts'
import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Clock, Leaf } from 'lucide-react'
import { KindTabs } from '../../../shared/discover/kind-tabs.tsx'
import { sellsDishes } from '../../../shared/trade/facts-of.ts'

/** The trades whose items have a price and a picture; each has a screen of the same name. */
const TRADES = ['food', 'grocery', 'shopping'] as const

export interface DiscoverFiltersProps {
  readonly filter: DiscoverFilter
  readonly onChange: (part: Partial<DiscoverFilter>) => void
}

/** The trade, the order, and what is left out; quick filters for dishes only (Spec §1 sort options, §3 App context). */
export function DiscoverFilters({ filter, onChange }: DiscoverFiltersProps) {
  const { t } = useTranslation(['discover', 'food'])
  const areDishes = sellsDishes(filter.kind)
  const { data: quick = [] } = useQuickFilters()
  return (
    <div className="flex flex-col gap-2">
      <KindTabs
        kinds={TRADES.filter(isOpenRoute)}
        value={filter.kind}
        onChange={(kind) => onChange({ kind, filter: undefined, collection: undefined })}
      />
      <ChipRow label={t('food:sort.label')}>
        {SORTS.map((sort) => (
          <FilterChip key={sort} pressed={sort === filter.sort} onChange={() => onChange({ sort })}>
            {t(`food:sort.${sort}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label={t('filters')}>
        {areDishes ? (
          <FilterChip
            pressed={filter.vegOnly === true}
            icon={<Leaf aria-hidden />}
            onChange={(vegOnly) => onChange({ vegOnly })}
          >
            {t('food:vegOnly')}
          </FilterChip>
        ) : null}
        <FilterChip
          pressed={filter.openOnly === true}
          icon={<Clock aria-hidden />}
          onChange={(openOnly) => onChange({ openOnly })}
        >
          {t('food:openNow')}
        </FilterChip>
        {areDishes
          ? quick.map(({ key, name }) => (
              <FilterChip
                key={key}
                pressed={key === filter.filter}
                onChange={(pressed) => onChange({ filter: pressed ? key : undefined })}
              >
                {name}
              </FilterChip>
            ))
          : null}
      </ChipRow>
    </div>
  )
}
