import type { Product } from '@angadi/data/grocery/product.ts'
import { ProductCard } from './product-card.tsx'

export interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly store: { readonly id: string; readonly name: string; readonly is_open: boolean }
  /** What the list holds, for screen readers. */
  readonly label: string
  /** A row that scrolls sideways instead of a grid. */
  readonly rail?: boolean
  /** Loads the pictures of the first row at once. */
  readonly eager?: boolean
}

/** Products of one store in a grid or in a row. */
export function ProductCards({ products, store, label, rail = false, eager = false }: ProductCardsProps) {
  return (
    <ul
      aria-label={label}
      className={
        rail
          ? '-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:px-0'
          : 'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5'
      }
    >
      {products.map((product, index) => (
        <li key={product.id} className={rail ? 'w-40 shrink-0' : 'min-w-0'}>
          <ProductCard product={product} store={store} eager={eager && index < 6} />
        </li>
      ))}
    </ul>
  )
}
