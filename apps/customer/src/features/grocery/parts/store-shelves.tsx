import type { StorePage } from '@angadi/data/grocery/store.ts'
import { useStoreItems } from '@angadi/data/grocery/store-items.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { PackageOpen } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { useOffersSettled } from '../../../shared/vendor/use-offers-settled.ts'
import { AisleNav } from './aisle-nav.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductsSkeleton } from './products-skeleton.tsx'

/** What a store sells: its aisles, a search, and the products, a page at a time. Aisle and search are in the URL. */
export function StoreShelves({ store }: { readonly store: StorePage }) {
  const { t } = useTranslation('grocery')
  const [params, setParams] = useSearchParams()
  const aisle = store.aisles.find((one) => one.aisle === params.get('aisle'))
  const query = params.get('q') ?? ''
  const write = (name: string, value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const [text, setText] = useSearchText(query, (words) => write('q', words))
  const { data, dataUpdatedAt, isPlaceholderData, error, isFetching, refetch, ...pages } = useStoreItems(
    store.id,
    aisle?.aisle,
    query,
  )
  const areOffersSettled = useOffersSettled(store.id)
  const products = data?.pages.flatMap((page) => page.products) ?? []
  if (store.aisles.length === 0)
    return (
      <EmptyState picture={<PackageOpen aria-hidden />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    )
  if (!areOffersSettled)
    return (
      <div className="mt-4">
        <ProductsSkeleton label={t('loading')} />
      </div>
    )
  return (
    <section aria-label={t('shelves')} className="mt-4 md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-6">
      <div className="sticky top-[calc(var(--spacing-bar)+var(--spacing-safe-top))] z-raised -mx-4 self-start bg-surface px-4 pb-1 md:top-20 md:mx-0 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:px-0">
        <SearchField
          label={t('searchStore', { store: store.name })}
          clearLabel={t('clear')}
          value={text}
          onChange={setText}
          className="mb-2 md:hidden"
        />
        <AisleNav aisles={store.aisles} value={aisle?.aisle} onChange={(next) => write('aisle', next)} />
      </div>
      <div className="min-w-0 pt-1 md:pt-0">
        <SearchField
          label={t('searchStore', { store: store.name })}
          clearLabel={t('clear')}
          value={text}
          onChange={setText}
          className="mb-5 max-md:hidden"
        />
        <SavedNote since={dataUpdatedAt} />
        {error && !data ? (
          <LoadFailed title={t('failedItems')} error={error} busy={isFetching} onRetry={refetch} />
        ) : !data ? (
          <ProductsSkeleton label={t('loading')} />
        ) : products.length === 0 ? (
          <NoMatch
            title={t('notFound.title', { query })}
            clearLabel={t('notFound.clear')}
            onClear={() => {
              setText('')
              write('aisle', undefined)
            }}
          >
            {t('notFound.inStore')}
          </NoMatch>
        ) : (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            <h2 className="mb-3 text-xl font-bold">{aisle?.name ?? t('everything')}</h2>
            <p role="status" className="sr-only">
              {query === '' ? null : t('found', { count: products.length })}
            </p>
            <ProductCards products={products} store={store} label={aisle?.name ?? t('everything')} eager />
            <MorePages pages={pages} className="mt-8">
              {t('moreProducts')}
            </MorePages>
          </div>
        )}
      </div>
    </section>
  )
}
