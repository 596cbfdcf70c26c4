import type { Storefront } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PackageOpen } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ItemBrowser, type ItemFilter } from '../../../shared/storefront/item-browser.tsx'
import { StorefrontItemCard } from './storefront-item-card.tsx'

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4'

/** The products of a shop; what is chosen stands in the address. */
export function StorefrontProducts({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation('storefront')
  const [filter, setFilter] = useProductFilter()
  if (vendor.sections.length === 0)
    return (
      <EmptyState picture={<PackageOpen aria-hidden />} title={t('noProducts.title')}>
        {t('noProducts.text')}
      </EmptyState>
    )
  return (
    <Section title={t('products')}>
      <ItemBrowser
        vendorId={vendor.id}
        sections={vendor.sections}
        filter={filter}
        onFilter={setFilter}
        search={{ label: t('search'), className: 'md:max-w-reading' }}
        layout={{ list: GRID, loading: GRID, item: 'h-64', more: 'pt-4' }}
      >
        {(item) => <StorefrontItemCard item={item} vendor={vendor} />}
      </ItemBrowser>
    </Section>
  )
}

/** The chosen section and the search, kept in the address so that a link shows the same. */
function useProductFilter(): readonly [filter: ItemFilter, setFilter: (filter: ItemFilter) => void] {
  const [params, setParams] = useSearchParams()
  const change = ({ section, query }: ItemFilter) => {
    const next = new URLSearchParams(params)
    if (section === null) next.delete('section')
    else next.set('section', section)
    if (query === '') next.delete('q')
    else next.set('q', query)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [{ section: params.get('section'), query: params.get('q') ?? '' }, change]
}
