import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { Pack } from '@angadi/data/grocery/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'
import { additionOfPack, type PackStore } from '../addition-of-pack.ts'

export interface PackStepperProps {
  readonly pack: Pack
  readonly store: PackStore
}

/** Adds one pack to the cart, and counts it there. */
export function PackStepper({ pack, store }: PackStepperProps) {
  const { t } = useTranslation('grocery')
  const { add, setQuantity } = useCartActions()
  const { data: cart = [] } = useCart()
  const line = cart.find((one) => one.item_id === pack.id)
  return (
    <QuantityStepper
      value={line?.quantity ?? 0}
      max={Math.min(MAX_PIECES, pack.stock_left ?? MAX_PIECES)}
      onChange={(next) => void (line ? setQuantity(line, next) : add(additionOfPack(pack, store)))}
      label={pack.name}
      addLabel={t('add')}
      decreaseLabel={t('removeOne', { name: pack.name })}
      increaseLabel={t('addOne', { name: pack.name })}
    />
  )
}
