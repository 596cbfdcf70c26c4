import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Storefront, StorefrontItem } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Suspense } from 'react'
import { ItemHeart } from '../../../shared/favourites/item-heart.tsx'
import { additionOf, onePiece } from '../../../shared/item/addition-of.ts'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { piecesOf, stepPieces } from '../../../shared/item/step-pieces.ts'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'
import { InlineDiet } from '../../../shared/listing/inline-diet.tsx'
import { useUnitPrice } from '../../../shared/listing/use-unit-price.ts'
import { ItemRating } from '../../../shared/reviews/item-rating.tsx'
import { itemFallback } from '../../../shared/trade/picture-fallback.tsx'

const ItemSheet = lazy(() => import('../../../shared/item/item-sheet.tsx'))

export interface StorefrontItemCardProps {
  readonly item: StorefrontItem
  readonly vendor: Storefront
}

/** An item of a vendor, with the button that adds it to the cart. */
export function StorefrontItemCard({ item, vendor }: StorefrontItemCardProps) {
  const { t } = useTranslation(['storefront', 'food'])
  const unitPrice = useUnitPrice()
  const facts = [item.brand, item.unit, unitPrice(item)].filter(Boolean).join(' · ')
  return (
    <article className="flex h-full flex-col gap-2">
      <div className="relative">
        <Picture
          src={pictureUrl(item.picture)}
          alt=""
          ratio="square"
          fallback={itemFallback(vendor.kind)}
          className="w-full"
        />
        <ItemHeart itemId={item.id} name={item.name} variant="raised" className="absolute! top-2 right-2" />
        <div className="absolute right-2 bottom-2">
          <Action item={item} vendor={vendor} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="line-clamp-2 leading-snug font-semibold">
          <InlineDiet diet={item.diet} />
          {item.name}
        </h3>
        <p>
          <Price
            paise={item.price_paise}
            mrp={item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('mrp') }}
            size="md"
          />
        </p>
        <ItemRating vendorId={vendor.id} itemId={item.id} />
        {facts ? <p className="text-sm text-ink-muted tabular-nums">{facts}</p> : null}
        {item.stock_left !== null && item.orderable ? (
          <p className="text-sm font-medium text-warning-ink">{t('left', { count: item.stock_left })}</p>
        ) : null}
      </div>
    </article>
  )
}

/** Adds the item, or says why it cannot be ordered now. */
function Action({ item, vendor }: StorefrontItemCardProps) {
  const { t } = useTranslation('storefront')
  const { data: lines = [] } = useCart()
  const { add, setQuantity } = useCartActions()
  const sheet = useSheet(`item-${item.id}`)
  const own = lines.filter((line) => line.item_id === item.id)
  const reason = !item.orderable
    ? item.unavailable_reason === 'not_now'
      ? t('notNow')
      : t('soldOut')
    : vendor.is_open
      ? undefined
      : t('closedNow')
  if (reason !== undefined)
    return (
      <p className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm font-semibold text-ink-muted">
        {reason}
      </p>
    )
  const step = (next: number) =>
    stepPieces(next, own, item.option_groups.length > 0, {
      set: (line, quantity) => void setQuantity(line, quantity),
      choose: sheet.open,
      add: () => void add(additionOf(item, vendor, onePiece(item))),
    })
  return (
    <>
      <QuantityStepper
        value={piecesOf(own)}
        max={Math.min(MAX_PIECES, item.stock_left ?? MAX_PIECES)}
        onChange={step}
        label={item.name}
        addLabel={t('add')}
        decreaseLabel={t('removeOne', { name: item.name })}
        increaseLabel={t('addOne', { name: item.name })}
      />
      {sheet.isOpen ? (
        <Suspense>
          <ItemSheet
            item={item}
            actionLabel={t('add')}
            onDecide={(choice) => {
              void add(additionOf(item, vendor, choice))
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
