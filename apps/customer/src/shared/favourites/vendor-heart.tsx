import { type Favourite, useFavourites, useKeepFavourite } from '@angadi/data/vendors/favourites.ts'
import { Heart } from './heart.tsx'

export interface VendorHeartProps {
  readonly vendor: Favourite
  /** It was saved and has left the marketplace since. */
  readonly isGone?: boolean
}

/** Saves a restaurant, a store or a shop. */
export function VendorHeart({ vendor, isGone = false }: VendorHeartProps) {
  const { data: saved = [] } = useFavourites()
  const { mutateAsync } = useKeepFavourite()
  const { id, slug, name, kind, area, picture } = vendor
  return (
    <Heart
      id={id}
      name={name}
      isSaved={isGone || saved.some((one) => one.id === id)}
      onSave={(keep) => mutateAsync({ vendor: { id, slug, name, kind, area, picture }, keep })}
    />
  )
}
