import type { Addition } from '@angadi/data/cart/change-cart.ts'
import type { Pack } from '@angadi/data/grocery/product.ts'

/** The store that a pack is bought from. */
export interface PackStore {
  readonly id: string
  readonly name: string
}

/** The cart addition for one pack, with what its line shows until the server has priced it. */
export function additionOfPack(pack: Pack, store: PackStore): Addition {
  return {
    itemId: pack.id,
    optionIds: [],
    quantity: 1,
    variant: {
      name: pack.name,
      unit_paise: pack.price_paise,
      picture: pack.picture,
      diet: null,
      vendor_id: store.id,
      vendor_name: store.name,
      options: [],
    },
  }
}
