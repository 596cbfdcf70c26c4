import { useKeepWish, useWishedItems } from '@angadi/data/shopping/wishlist.ts'
import { Heart, type HeartProps } from './heart.tsx'

export interface ItemHeartProps extends Pick<HeartProps, 'variant' | 'className'> {
  readonly itemId: string
  readonly name: string
}

/** Saves a dish, groceries or a product. */
export function ItemHeart({ itemId, ...rest }: ItemHeartProps) {
  const { data: saved = [] } = useWishedItems()
  const { mutateAsync } = useKeepWish()
  return (
    <Heart
      {...rest}
      id={itemId}
      isSaved={saved.includes(itemId)}
      onSave={(keep) => mutateAsync({ itemId, keep })}
    />
  )
}
