import type { ListedProduct } from '@angadi/data/shopping/products.ts'
import { ProductTile } from './product-tile.tsx'

export interface ProductGridProps {
  readonly products: readonly ListedProduct[]
  /** How many pictures are loaded at once. */
  readonly eager?: number
}

/** Products side by side: two on a phone, up to four on wider screens. */
export function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductTile product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}
