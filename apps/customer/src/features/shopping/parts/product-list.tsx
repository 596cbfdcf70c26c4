import { useProducts } from '@angadi/data/shopping/products.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchX, Store } from 'lucide-react'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { asked, choices, type ShoppingFilter } from '../product-filter.ts'
import { usePincode } from '../use-pincode.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductsSkeleton } from './products-skeleton.tsx'

export interface ProductListProps {
  readonly filter: ShoppingFilter
  readonly onClear: () => void
}

/** The matching products, a page at a time; the ones before stay visible while a new filter loads. */
export function ProductList({ filter, onClear }: ProductListProps) {
  const { t } = useTranslation('shopping')
  const {
    data: products,
    dataUpdatedAt,
    error,
    isPlaceholderData,
    isFetching,
    refetch,
    ...pages
  } = useProducts(asked(filter), usePincode().pincode)
  if (error && !products)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!products) return <ProductsSkeleton />
  if (products.length === 0)
    return choices(filter) > 0 ? (
      <NoMatch title={t('noMatch.title')} clearLabel={t('filter.clear')} onClear={onClear}>
        {t('noMatch.text')}
      </NoMatch>
    ) : filter.search ? (
      <EmptyState picture={<SearchX aria-hidden />} title={t('noneNamed.title', { words: filter.search })}>
        {t('noneNamed.text')}
      </EmptyState>
    ) : (
      <EmptyState picture={<Store aria-hidden />} title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    )
  return (
    <section aria-label={t('products')} aria-busy={isPlaceholderData} className="min-w-0">
      <h2 className="sr-only">{t('products')}</h2>
      <SavedNote since={dataUpdatedAt} />
      <p role="status" className="sr-only">
        {t('shown', { count: products.length })}
      </p>
      <div className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <ProductGrid products={products} eager={4} />
      </div>
      <MorePages pages={pages} className="mt-8">
        {t('more')}
      </MorePages>
    </section>
  )
}
