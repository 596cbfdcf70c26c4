import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { Offer, Product } from '@angadi/data/shopping/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { buyNowPath } from '../../../shared/checkout/bought-now.ts'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'
import { TellMeButton } from './tell-me-button.tsx'

export interface BuyBarProps {
  readonly product: Product
  readonly offer: Offer
}

/** Puts an offer in the cart, or buys it alone at once; stays in reach on a phone. Sold out, it offers to tell when it is there again. */
export function BuyBar({ product, offer }: BuyBarProps) {
  const { t } = useTranslation(['shopping', 'food'])
  const { data: lines = [] } = useCart()
  const { add, setQuantity, remove } = useCartActions()
  const line = lines.find(({ item_id, option_ids }) => item_id === offer.item_id && option_ids.length === 0)
  const name = offer.name
  const go = useNavigateTo()
  const [isLeaving, setLeaving] = useState(false)
  const addOne = () =>
    add({
      itemId: offer.item_id,
      optionIds: [],
      quantity: 1,
      variant: {
        name,
        unit_paise: offer.price_paise,
        picture: offer.picture ?? product.gallery[0] ?? null,
        diet: null,
        vendor_id: offer.seller.id,
        vendor_name: offer.seller.name,
        options: [],
      },
    })
  const buyNow = async () => {
    setLeaving(true)
    // What is in the cart already is bought as it is there; a guest signs in on the way.
    if (line || (await addOne())) go(buyNowPath(offer.item_id))
    setLeaving(false)
  }
  return (
    <div
      data-bottom-bar
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-sticky max-md:border-t max-md:border-line max-md:bg-surface-raised max-md:px-4 max-md:pt-3 max-md:pb-[calc(var(--spacing-safe-bottom)+0.75rem)]"
    >
      {offer.orderable ? (
        <div className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4">
          <div className={`flex items-center justify-between gap-4 ${line ? '' : 'md:hidden'}`}>
            <div className="min-w-0 md:hidden">
              <Price size="lg" paise={offer.price_paise} />
            </div>
            {line ? (
              <QuantityStepper
                toCart={false}
                variant="outlined"
                value={line.quantity}
                max={offer.stock_left ?? MAX_PIECES}
                onChange={(quantity) => void (quantity === 0 ? remove(line) : setQuantity(line, quantity))}
                label={t('product.quantity', { name })}
                addLabel={t('product.add')}
                decreaseLabel={t('food:menu.removeOne', { name })}
                increaseLabel={t('food:menu.addOne', { name })}
              />
            ) : null}
          </div>
          <div className="flex flex-1 gap-3">
            {line ? (
              <LinkButton
                className="flex-1 max-md:px-2 md:min-h-14"
                render={<AppLink to={pathTo('shoppingCart')} />}
              >
                {t('product.toCart')}
              </LinkButton>
            ) : (
              <Button
                icon={<ShoppingCart aria-hidden className="max-md:hidden" />}
                className="flex-1 max-md:px-2 md:min-h-14"
                onClick={() => void addOne()}
              >
                {t('product.add')}
              </Button>
            )}
            <Button
              variant="secondary"
              busy={isLeaving}
              className="flex-1 max-md:px-2 md:min-h-14"
              onClick={() => void buyNow()}
            >
              {t('product.buyNow')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="font-semibold text-danger-ink max-md:sr-only">{t('soldOut')}</p>
          <TellMeButton itemId={offer.item_id} productId={product.id} />
        </div>
      )}
    </div>
  )
}
