import { type FoundProduct, useGrocerySearch } from '@angadi/data/grocery/search.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductsSkeleton } from './products-skeleton.tsx'

export interface FoundProductsProps {
  readonly location: DeliveryLocation
  readonly query: string
  readonly onClear: () => void
}

/** Products found nearby by name or brand, by the store that has them. */
export function FoundProducts({ location, query, onClear }: FoundProductsProps) {
  const { t } = useTranslation('grocery')
  const { distance } = useFormats()
  const { data, error, isFetching, isPlaceholderData, refetch } = useGrocerySearch(query, location)
  if (!data)
    return error ? (
      <LoadFailed title={t('failedSearch')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <ProductsSkeleton label={t('loading')} />
    )
  if (data.length === 0)
    return (
      <NoMatch title={t('notFound.title', { query })} clearLabel={t('notFound.clear')} onClear={onClear}>
        {t('notFound.text')}
      </NoMatch>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`flex flex-col gap-8 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p role="status" className="sr-only">
        {t('found', { count: data.length })}
      </p>
      {byStore(data).map(({ store, products }) => (
        <section key={store.id} aria-label={store.name} className="flex flex-col gap-3">
          <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
            <AppLink
              to={pathTo('groceryStoreSlug', { slug: store.slug })}
              className="inline-flex min-h-touch items-center hover:underline"
            >
              {store.name}
            </AppLink>
            <span className="text-sm font-normal text-ink-muted">{distance(store.distance_m)}</span>
          </h2>
          <ProductCards products={products} store={store} label={store.name} />
        </section>
      ))}
    </div>
  )
}

/** What was found, by store, in the order in which the stores were found. */
function byStore(found: readonly FoundProduct[]) {
  const groups = new Map<string, { store: FoundProduct['store']; products: FoundProduct[] }>()
  for (const product of found) {
    const group = groups.get(product.store.id) ?? { store: product.store, products: [] }
    group.products.push(product)
    groups.set(product.store.id, group)
  }
  return [...groups.values()]
}
