import type { Product } from '@angadi/data/shopping/product.ts'
import { useProducts } from '@angadi/data/shopping/products.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { ProductGrid } from './product-grid.tsx'

/** How many similar products are shown (look guide, Product). */
const SHOWN = 3

/** Products of the same department that are there, where this one is sold out. */
export function Similar({ product }: { readonly product: Product }) {
  const { t } = useTranslation('shopping')
  const { data } = useProducts({ department: product.department?.slug, inStock: true })
  const others = (data ?? []).filter(({ id }) => id !== product.id).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <Section title={t('product.similar')}>
      <ProductGrid products={others} />
    </Section>
  )
}
