import { MapPin } from 'lucide-react'
import { townDrawing } from './town-drawings.ts'

/** What a town is known for, 4:3 and as wide as there is room. */
export function TownPicture({ slug }: { readonly slug: string }) {
  const src = townDrawing(slug)
  return src === undefined ? (
    <span className="grid aspect-4/3 w-full place-items-center rounded-lg bg-hue-home-soft text-hue-home-ink">
      <MapPin aria-hidden />
    </span>
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-lg object-cover"
    />
  )
}
