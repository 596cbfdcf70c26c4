import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import { type Drawing, VENDOR_DRAWING } from './category-drawings.ts'

interface CategoryPictureProps {
  /** Without one, a shop is shown. */
  readonly drawing: Drawing | undefined
  /** Classes of the ground: its size and radius. */
  readonly className: string
}

/** The drawing of a category on the ground of its hue. */
export function CategoryPicture({ drawing = VENDOR_DRAWING, className }: CategoryPictureProps) {
  return (
    <span className={`grid shrink-0 place-items-center ${HUE_GROUNDS[drawing.hue].soft} ${className}`}>
      <img
        src={drawing.src}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-square h-3/4 max-w-3/4"
      />
    </span>
  )
}
