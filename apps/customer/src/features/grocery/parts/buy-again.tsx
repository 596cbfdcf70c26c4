import type { FoundProduct } from '@angadi/data/grocery/search.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { ProductCard } from './product-card.tsx'

/** Under so many there is no row. */
const FEWEST = 3

/** What this customer has bought nearby, the most bought first: one tap adds it. */
export function BuyAgain({ products }: { readonly products: readonly FoundProduct[] }) {
  const { t } = useTranslation('grocery')
  if (products.length < FEWEST) return null
  return (
    <Section title={t('buyAgain')}>
      <Rail>
        {products.map((product) => (
          <li key={`${product.store.id} ${product.id}`} className="w-40 shrink-0 snap-start md:w-48">
            <ProductCard product={product} store={product.store} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
