import type { Addition } from '@angadi/data/cart/change-cart.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import type { DishChoice } from './item-sheet.tsx'

export interface DishVendor {
  readonly id: string
  readonly name: string
}

/** The cart addition for a chosen item, with what its line shows until the server has priced it. */
export function additionOf(item: MenuItem, vendor: DishVendor, choice: DishChoice): Addition {
  return {
    itemId: item.id,
    optionIds: choice.optionIds,
    quantity: choice.quantity,
    instructions: choice.instructions || undefined,
    variant: {
      name: item.name,
      unit_paise: choice.unitPaise,
      picture: item.picture,
      diet: item.diet,
      vendor_id: vendor.id,
      vendor_name: vendor.name,
      options: item.option_groups.flatMap((group) =>
        group.options
          .filter(({ id }) => choice.optionIds.includes(id))
          .map(({ name, price_paise }) => ({ group: group.name, name, price_paise })),
      ),
    },
  }
}

/** One piece of an item without options, as its sheet would choose it. */
export function onePiece({ price_paise: unitPaise }: Pick<MenuItem, 'price_paise'>): DishChoice {
  return { optionIds: [], quantity: 1, instructions: '', unitPaise }
}
