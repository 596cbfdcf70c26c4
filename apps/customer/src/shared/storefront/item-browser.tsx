import {
  type Storefront,
  type StorefrontItem,
  useStorefrontItems,
} from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { ReactNode } from 'react'
import { NoMatch } from '../listing/no-match.tsx'

/** The section and the words that narrow a vendor's items; null is every section. */
export interface ItemFilter {
  readonly section: string | null
  readonly query: string
}

const EVERYTHING: ItemFilter = { section: null, query: '' }

export interface ItemBrowserProps {
  readonly vendorId: string
  readonly sections: Storefront['sections']
  readonly filter: ItemFilter
  readonly onFilter: (filter: ItemFilter) => void
  readonly search: { readonly label: string; readonly className?: string | undefined }
  /** How the items stand, and how high one of them is while they load. */
  readonly layout: {
    readonly list: string
    readonly loading: string
    readonly item: string
    readonly more: string
  }
  readonly children: (item: StorefrontItem) => ReactNode
}

/** What a vendor sells, by section and by name, a page at a time. */
export function ItemBrowser({
  vendorId,
  sections,
  filter,
  onFilter,
  search,
  layout,
  children,
}: ItemBrowserProps) {
  const { t } = useTranslation('storefront')
  const { section, query } = filter
  const [text, setText] = useSearchText(query, (next) => onFilter({ section, query: next }))
  return (
    <>
      <SearchField
        label={search.label}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
        className={search.className}
      />
      {sections.length > 1 ? (
        <ChipRow label={t('sections')}>
          <FilterChip pressed={section === null} onChange={() => onFilter({ section: null, query })}>
            {t('allSections')}
          </FilterChip>
          {sections.map((one) => (
            <FilterChip
              key={one.section}
              pressed={section === one.section}
              onChange={(pressed) => onFilter({ section: pressed ? one.section : null, query })}
            >
              {one.section_name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      <Results vendorId={vendorId} filter={filter} layout={layout} onClear={() => onFilter(EVERYTHING)}>
        {children}
      </Results>
    </>
  )
}

interface ResultsProps extends Pick<ItemBrowserProps, 'vendorId' | 'filter' | 'layout' | 'children'> {
  readonly onClear: () => void
}

function Results({ vendorId, filter: { section, query }, layout, onClear, children }: ResultsProps) {
  const { t } = useTranslation(['storefront', 'common'])
  const {
    data: items,
    dataUpdatedAt,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    ...pages
  } = useStorefrontItems(vendorId, section, query)
  if (error && !items)
    return <LoadFailed title={t('itemsFailed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!items)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className={layout.loading}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="box" className={layout.item} />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (items.length === 0)
    return (
      <NoMatch title={t('noMatch.title')} clearLabel={t('noMatch.clear')} onClear={onClear}>
        {t('noMatch.text')}
      </NoMatch>
    )
  return (
    <>
      <SavedNote since={dataUpdatedAt} />
      <ul
        aria-busy={isPlaceholderData}
        className={`${layout.list} transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <MorePages pages={pages} className={layout.more} />
    </>
  )
}
