import type { Offer, Product } from '@angadi/data/shopping/product.ts'
import { chooseVariant, isSameVariant, type Variant, variantAxes } from '@angadi/domain/shopping/variants.ts'
import { useState } from 'react'

/**
 * The variant and the seller that are chosen: at first the item of the address, else the best offer.
 *
 * @param itemId an item of the product, or the product itself
 */
export function useChosenOffer({ offers }: Product, itemId: string) {
  const named = offers.find(({ item_id }) => item_id === itemId) ?? offers[0]
  const [wanted, setWanted] = useState<Variant>(named?.variant ?? {})
  const [sellerId, setSellerId] = useState(named?.item_id === itemId ? named.seller.id : undefined)
  const variant = chooseVariant(offers, wanted)
  const same = offers.filter((offer) => isSameVariant(offer.variant, variant))
  const offer: Offer | undefined = same.find(({ seller }) => seller.id === sellerId) ?? same[0]
  return {
    offer,
    /** All who sell this variant, the best first. */
    sellers: same,
    variant,
    axes: variantAxes(offers, variant),
    answer: (name: string, value: string) => {
      setWanted(chooseVariant(offers, { ...variant, [name]: value }, name))
      setSellerId(undefined)
    },
    chooseSeller: setSellerId,
  }
}
