import { useCart } from '@angadi/data/cart/use-cart.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Product } from '@angadi/data/grocery/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ShoppingBasket } from 'lucide-react'
import { Suspense } from 'react'
import { ItemHeart } from '../../../shared/favourites/item-heart.tsx'
import { ItemRating } from '../../../shared/reviews/item-rating.tsx'
import { shownPack } from '../shown-pack.ts'
import { PackStepper } from './pack-stepper.tsx'

const ProductSheet = lazy(() => import('./product-sheet.tsx'))

export interface ProductCardProps {
  readonly product: Product
  readonly store: { readonly id: string; readonly name: string; readonly is_open: boolean }
  /** Loads the picture at once: for the first cards of a page. */
  readonly eager?: boolean
}

/** One product of a store: picture, price with MRP, name, pack and unit price; one tap adds it (look guide, Product). */
export function ProductCard({ product, store, eager = false }: ProductCardProps) {
  const { t } = useTranslation('grocery')
  const labels = usePackLabels()
  // Two stores on a page may sell the same product.
  const sheet = useSheet(`product-${store.id}-${product.id}`)
  const { data: cart = [] } = useCart()
  const pack = shownPack(product, cart)
  const unavailable = store.is_open ? (pack.orderable ? undefined : t('soldOut')) : t('closed')
  const unitPrice = labels.unitPrice(pack)
  return (
    <article className="relative isolate flex min-w-0 flex-col gap-1.5">
      <div className="relative">
        <Picture
          src={pictureUrl(pack.picture)}
          alt=""
          ratio="square"
          eager={eager}
          fallback={<ShoppingBasket aria-hidden />}
          className="w-full max-md:aspect-auto! max-md:h-33"
        />
        {pack.is_bestseller ? (
          <span className="absolute top-2 left-2">
            <Badge tone="accent">{t('bestseller')}</Badge>
          </span>
        ) : null}
        <ItemHeart
          itemId={pack.id}
          name={product.name}
          variant="raised"
          className="absolute! top-2 right-2 z-raised"
        />
        <div className="absolute inset-x-2 bottom-2 z-raised flex justify-end [&>button]:min-w-19 [&>button]:px-3">
          {unavailable === undefined ? (
            <PackStepper pack={pack} store={store} />
          ) : (
            <p className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm font-semibold text-ink-muted">
              {unavailable}
            </p>
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price
          paise={pack.price_paise}
          mrp={pack.mrp_paise === null ? undefined : { paise: pack.mrp_paise, label: t('mrp') }}
          size="md"
        />
      </p>
      <h3 className="line-clamp-2 text-base leading-snug font-medium">
        <StretchedLink render={<button type="button" onClick={sheet.open} className="text-left" />}>
          {product.name}
        </StretchedLink>
      </h3>
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted tabular-nums">
        <span>{labels.content(pack)}</span>
        {unitPrice ? <span>{unitPrice}</span> : null}
      </p>
      <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm font-semibold text-action-ink empty:hidden">
        <ItemRating vendorId={store.id} itemId={pack.id} />
        {product.packs.length > 1 ? t('packs', { count: product.packs.length }) : null}
        {pack.stock_left !== null && pack.orderable ? (
          <Badge tone="warning">{t('left', { count: pack.stock_left })}</Badge>
        ) : null}
      </p>
      {sheet.isOpen ? (
        <Suspense>
          <ProductSheet product={product} store={store} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </article>
  )
}
