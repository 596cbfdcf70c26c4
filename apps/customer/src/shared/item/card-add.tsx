import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useCartActions } from './use-cart-actions.ts'

/** What a card says of an item that can be added. */
type AddedItem = Pick<
  ItemCard,
  | 'id'
  | 'name'
  | 'original_name'
  | 'price_paise'
  | 'picture'
  | 'diet'
  | 'has_options'
  | 'is_open'
  | 'vendor_id'
  | 'vendor_name'
>

export interface CardAddProps {
  readonly item: AddedItem
  /** Where its options are chosen. */
  readonly choosePath: string
  /** How many pieces are left, where that is known. */
  readonly left?: number | null | undefined
}

/**
 * Adds an item of a card to the cart with one tap; what has options leads to where they are chosen, and what cannot be
 * had now has no button.
 */
export function CardAdd({ item, choosePath, left }: CardAddProps) {
  const { t } = useTranslation('cart')
  const { data: lines = [] } = useCart()
  const { add, setQuantity } = useCartActions()
  if (!item.is_open) return null
  if (item.has_options)
    return (
      <AppLink
        to={choosePath}
        aria-label={t('card.chooseOf', { name: item.name })}
        className="relative z-raised inline-flex h-touch min-w-19 items-center justify-center rounded-md border border-action/50 bg-surface-raised px-3 text-sm font-bold text-action-ink shadow-raised hover:bg-action-soft"
      >
        {t('card.choose')}
      </AppLink>
    )
  const line = lines.find(({ item_id, option_ids }) => item_id === item.id && option_ids.length === 0)
  return (
    <div className="relative z-raised">
      <QuantityStepper
        value={line?.quantity ?? 0}
        max={Math.min(MAX_PIECES, left ?? MAX_PIECES)}
        label={item.name}
        addLabel={t('quantity.add')}
        decreaseLabel={t('quantity.less', { name: item.name })}
        increaseLabel={t('quantity.more', { name: item.name })}
        onChange={(next) => {
          if (line) void setQuantity(line, next)
          else
            void add({
              itemId: item.id,
              optionIds: [],
              quantity: next,
              variant: {
                name: item.original_name,
                unit_paise: item.price_paise,
                picture: item.picture,
                diet: item.diet,
                vendor_id: item.vendor_id,
                vendor_name: item.vendor_name,
                options: [],
              },
            })
        }}
      />
    </div>
  )
}
