import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { ItemHit } from '@angadi/data/discovery/search-market.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'

/** Adds an item without options from the results, and changes how many. */
export function AddToCart({ hit }: { readonly hit: ItemHit }) {
  const { t } = useTranslation('food')
  const { data: lines = [] } = useCart()
  const { add, setQuantity } = useCartActions()
  const line = lines.find(({ item_id }) => item_id === hit.id)
  return (
    <QuantityStepper
      value={line?.quantity ?? 0}
      max={MAX_PIECES}
      onChange={(quantity) =>
        line
          ? void setQuantity(line, quantity)
          : void add({
              itemId: hit.id,
              optionIds: [],
              quantity,
              variant: {
                name: hit.title,
                unit_paise: hit.price_paise,
                picture: hit.picture,
                diet: hit.diet,
                vendor_id: hit.vendor_id,
                vendor_name: hit.vendor_name,
                options: [],
              },
            })
      }
      label={hit.title}
      addLabel={t('menu.add')}
      decreaseLabel={t('menu.removeOne', { name: hit.title })}
      increaseLabel={t('menu.addOne', { name: hit.title })}
    />
  )
}
