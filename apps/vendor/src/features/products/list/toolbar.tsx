import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { ITEM_STATES, type ItemsFilter } from '@angadi/data/vendor-products/items-filter.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Download, EllipsisVertical, FileUp, History, ListChecks, ListTree, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { useExport } from '../file/use-export.ts'
import type { Selection } from '../use-selection.ts'

export interface ToolbarProps {
  readonly vendor: MyVendor
  readonly catalogue: VendorCatalogue | undefined
  readonly filter: ItemsFilter
  readonly onFilter: (changes: Partial<ItemsFilter>) => void
  readonly selection: Selection
  readonly onAdd: () => void
  readonly onSections: () => void
  readonly onImport: () => void
  readonly onHistory: () => void
  /** The headings of the list, which stay in sight with it. */
  readonly children: ReactNode
}

/** Search, filters and everything that is done to the whole list; stays in sight while the list scrolls. */
export function Toolbar({
  vendor,
  catalogue,
  filter,
  onFilter,
  selection,
  onAdd,
  onSections,
  onImport,
  onHistory,
  children,
}: ToolbarProps) {
  const { t } = useTranslation('vendor-products')
  const [text, setText] = useSearchText(filter.search, (search) => onFilter({ search }))
  const download = useExport(vendor)
  const counts = {
    off: catalogue?.off,
    low: catalogue?.low,
    expiring: catalogue?.expiring,
    without_picture: catalogue?.without_picture,
  }
  const states = ITEM_STATES.filter((state) => filter.state === state || (counts[state] ?? 0) > 0)
  const sections = (catalogue?.sections ?? [])
    .filter(({ items }) => items > 0)
    .map(({ name, items }) => ({ value: name, label: t('sections.chip', { name, count: items }) }))
  return (
    <div className="sticky top-bar z-sticky -mx-4 -mt-5 flex flex-col gap-1 bg-surface/95 px-4 py-1 backdrop-blur-sm md:top-16 md:-mx-6 md:-mt-8 md:px-6 md:py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SearchField
          label={t(tradeOf(vendor.kind).sells === 'dishes' ? 'search.food' : 'search.goods')}
          clearLabel={t('search.clear')}
          value={text}
          onChange={setText}
          className="min-w-0 flex-1 lg:order-first lg:max-w-72"
        />
        <div className="w-56 shrink-0 max-md:hidden">
          <Select
            label={t('column.section')}
            hideLabel
            value={filter.section ?? ''}
            onChange={(event) => onFilter({ section: event.currentTarget.value || undefined })}
            options={[{ value: '', label: t('sections.every') }, ...sections]}
          />
        </div>
        <Button className="shrink-0 max-sm:px-3.5" icon={<Plus aria-hidden />} onClick={onAdd}>
          <span className="max-sm:sr-only">{t('add')}</span>
        </Button>
        <Menu
          trigger={<IconButton label={t('more')} icon={<EllipsisVertical aria-hidden />} />}
          entries={[
            {
              key: 'select',
              label: t('select'),
              icon: <ListChecks aria-hidden />,
              onSelect: selection.begin,
            },
            {
              key: 'sections',
              label: t('sections.open'),
              icon: <ListTree aria-hidden />,
              onSelect: onSections,
            },
            { key: 'import', label: t('file.import'), icon: <FileUp aria-hidden />, onSelect: onImport },
            { key: 'export', label: t('file.export'), icon: <Download aria-hidden />, onSelect: download },
            { key: 'history', label: t('history.open'), icon: <History aria-hidden />, onSelect: onHistory },
          ]}
        />
        {/* A row of their own below the search, beside it where there is room. */}
        <div className="min-w-0 max-lg:order-last max-lg:basis-full lg:order-first lg:flex-1">
          <ChipRow label={t('filters')}>
            <FilterChip
              pressed={filter.section === undefined && filter.state === undefined}
              onChange={() => onFilter({ section: undefined, state: undefined })}
            >
              {t('all', { count: catalogue?.items ?? 0 })}
            </FilterChip>
            {states.map((state) => (
              <FilterChip
                key={state}
                pressed={filter.state === state}
                onChange={(pressed) => onFilter({ state: pressed ? state : undefined })}
              >
                {t(`states.${state}`, { count: counts[state] ?? 0 })}
              </FilterChip>
            ))}
            {sections.map(({ value, label }) => (
              <span key={value} className="contents md:hidden">
                <FilterChip
                  pressed={filter.section === value}
                  onChange={(pressed) => onFilter({ section: pressed ? value : undefined })}
                >
                  {label}
                </FilterChip>
              </span>
            ))}
          </ChipRow>
        </div>
      </div>
      {children}
    </div>
  )
}
