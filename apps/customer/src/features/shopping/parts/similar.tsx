import type { Product } from '@angadi/data/shopping/product.ts'
import { useProducts } from '@angadi/data/shopping/products.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { usePincode } from '../use-pincode.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductTile } from './product-tile.tsx'

/** How many similar products stand in for one that is sold out (look guide, Product). */
const INSTEAD = 3
/** How many are shown below one that is there. */
const BELOW = 8
/** Under so many there is no row. */
const FEWEST = 3

interface SimilarProps {
  readonly product: Product
  /** What is bought instead of one that is sold out, as cards; otherwise a row to look at. */
  readonly isInstead: boolean
}

/** Products of the same department that are there. */
export function Similar({ product, isInstead }: SimilarProps) {
  const { t } = useTranslation('shopping')
  const { data } = useProducts({ department: product.department?.slug, inStock: true }, usePincode().pincode)
  const others = (data ?? []).filter(({ id }) => id !== product.id).slice(0, isInstead ? INSTEAD : BELOW)
  if (others.length < (isInstead ? 1 : FEWEST)) return null
  return (
    <Section title={t('product.similar')}>
      {isInstead ? (
        <ProductGrid products={others} />
      ) : (
        <Rail>
          {others.map((one) => (
            <li key={one.id} className="w-40 shrink-0 snap-start md:w-48">
              <ProductTile product={one} />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  )
}
