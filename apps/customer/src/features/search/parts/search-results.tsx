import { SEARCH_TABS, type SearchFilter } from '@angadi/data/discovery/search-filter.ts'
import { type SearchHit, useSearch } from '@angadi/data/discovery/search-market.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { targetPath } from '../../../shared/search/search-paths.ts'
import { narrowsSearch } from '../use-search-filter.ts'
import { ItemResult } from './item-result.tsx'
import { NothingFound } from './nothing-found.tsx'
import { NothingInTab } from './nothing-in-tab.tsx'
import { SearchFilters } from './search-filters.tsx'
import { TargetResult } from './target-result.tsx'
import { VendorResult } from './vendor-result.tsx'

export interface SearchResultsProps {
  readonly filter: SearchFilter
  readonly onSearch: (query: string) => void
  readonly onChange: (part: Partial<SearchFilter>) => void
  readonly onClear: () => void
}

/** What a search finds, by tab; a tab without results gives way to the first that has some. */
export function SearchResults({ filter, onSearch, onChange, onClear }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const location = useDeliveryLocation((state) => state.location)
  const asked = useSearch(filter, location)
  const counts = asked.data?.pages[0]?.counts
  const full = counts && SEARCH_TABS.find((tab) => counts[tab] > 0)
  // Nothing was narrowed and nothing is in the tab: whatever else was found is shown instead.
  const tab = counts && counts[filter.tab] === 0 && full && !narrowsSearch(filter) ? full : filter.tab
  const other = useSearch({ ...filter, tab }, location)
  const { data, dataUpdatedAt, error, isPending, isFetching, isPlaceholderData, refetch, ...pages } =
    tab === filter.tab ? asked : other
  if (isPending && !error) return <Loading />
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  const [first] = data?.pages ?? []
  if (!first || !counts) return <Loading />
  const hits = (data?.pages.flatMap((page) => page.hits) ?? []).filter(leadsSomewhere)
  if (full === undefined && !narrowsSearch(filter))
    return <NothingFound text={filter.query} nearest={first.nearest} onSearch={onSearch} />
  return (
    <div className="flex flex-col gap-3">
      <SavedNote since={dataUpdatedAt} />
      {first.meant ? (
        <p role="status" className="text-ink-muted">
          {t('meant', { word: first.meant, text: filter.query })}
        </p>
      ) : null}
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={(next) => onChange({ tab: SEARCH_TABS.find((one) => one === next) ?? 'item' })}
        // Empty tabs are not offered.
        tabs={SEARCH_TABS.filter((one) => one === tab || counts[one] > 0).map((one) => ({
          value: one,
          label: t('tab', { name: t(`tabOf.${one}`), count: counts[one] }),
          panel:
            one === tab ? (
              <div
                className={`flex flex-col gap-3 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
              >
                {tab === 'item' || tab === 'vendor' ? (
                  <SearchFilters filter={filter} kinds={first.kinds} onChange={onChange} />
                ) : null}
                <p role="status" className="sr-only">
                  {t('found', { count: counts[tab] })}
                </p>
                {hits.length === 0 ? (
                  <NothingInTab isNarrowed={narrowsSearch(filter)} onClear={onClear} />
                ) : (
                  <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3">
                    {hits.map((hit) => (
                      <li key={hit.id} className="border-b border-line">
                        <Result hit={hit} />
                      </li>
                    ))}
                  </ul>
                )}
                <MorePages pages={pages} />
              </div>
            ) : null,
        }))}
      />
    </div>
  )
}

/** A service whose screen is not open yet leads nowhere. */
function leadsSomewhere(hit: SearchHit): boolean {
  return (hit.kind !== 'service' && hit.kind !== 'other') || targetPath(hit.target) !== undefined
}

function Result({ hit }: { readonly hit: SearchHit }) {
  if (hit.kind === 'item') return <ItemResult hit={hit} />
  if (hit.kind === 'vendor') return <VendorResult hit={hit} />
  return <TargetResult hit={hit} />
}

function Loading() {
  const { t } = useTranslation('search')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-4 h-12" />
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} shape="box" className="my-3 h-20" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
