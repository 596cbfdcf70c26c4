import { type Storefront, useStorefrontItems } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { PackageOpen, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { StorefrontItemCard } from './storefront-item-card.tsx'

/** The products of a shop by section and by name, a page at a time; what is chosen stands in the address. */
export function StorefrontProducts({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation('storefront')
  const { section, query, change } = useProductFilter()
  const [text, setText] = useSearchText(query, (next) => change({ section, query: next }))
  if (vendor.sections.length === 0)
    return (
      <EmptyState picture={<PackageOpen aria-hidden />} title={t('noProducts.title')}>
        {t('noProducts.text')}
      </EmptyState>
    )
  return (
    <Section title={t('products')}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
        className="md:max-w-reading"
      />
      {vendor.sections.length > 1 ? (
        <ChipRow label={t('sections')}>
          <FilterChip pressed={section === null} onChange={() => change({ section: null, query })}>
            {t('allSections')}
          </FilterChip>
          {vendor.sections.map((one) => (
            <FilterChip
              key={one.section}
              pressed={section === one.section}
              onChange={(pressed) => change({ section: pressed ? one.section : null, query })}
            >
              {one.section_name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      <Results
        vendor={vendor}
        section={section}
        query={query}
        onClear={() => change({ section: null, query: '' })}
      />
    </Section>
  )
}

interface Filter {
  readonly section: string | null
  readonly query: string
}

/** The chosen section and the search, kept in the address so that a link shows the same. */
function useProductFilter() {
  const [params, setParams] = useSearchParams()
  const change = ({ section, query }: Filter) => {
    const next = new URLSearchParams(params)
    if (section === null) next.delete('section')
    else next.set('section', section)
    if (query === '') next.delete('q')
    else next.set('q', query)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { section: params.get('section'), query: params.get('q') ?? '', change }
}

interface ResultsProps extends Filter {
  readonly vendor: Storefront
  readonly onClear: () => void
}

function Results({ vendor, section, query, onClear }: ResultsProps) {
  const { t } = useTranslation(['storefront', 'common'])
  const {
    data: items,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    ...pages
  } = useStorefrontItems(vendor.id, section, query)
  if (error && !items)
    return <LoadFailed title={t('itemsFailed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!items)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="box" className="h-64" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (items.length === 0)
    return (
      <EmptyState
        picture={<SearchX aria-hidden />}
        title={t('noMatch.title')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('noMatch.clear')}
          </Button>
        }
      >
        {t('noMatch.text')}
      </EmptyState>
    )
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={`grid grid-cols-2 gap-x-3 gap-y-6 transition-opacity sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {items.map((item) => (
          <li key={item.id}>
            <StorefrontItemCard item={item} vendor={vendor} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} className="pt-4" />
    </>
  )
}
