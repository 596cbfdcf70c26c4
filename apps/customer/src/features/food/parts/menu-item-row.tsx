import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price, type PriceProps } from '@angadi/ui/price/price.tsx'
import type { ReactNode } from 'react'

export interface MenuItemRowProps extends Pick<PriceProps, 'paise' | 'mrp'> {
  readonly name: string
  readonly description?: string | undefined
  readonly picture: string | undefined
  readonly pictureFit?: 'cover' | 'contain' | undefined
  /** A `VegMark`. */
  readonly mark: ReactNode
  /** A `Badge`, such as "Bestseller". */
  readonly badge?: ReactNode
  /** What customers gave it. */
  readonly rating?: ReactNode
  /** Usually a `QuantityStepper`. */
  readonly action?: ReactNode
  /** A button on the picture, such as a heart. */
  readonly corner?: ReactNode
  /** Below the action, such as "Customisable". */
  readonly actionNote?: string | undefined
  /** Why it is unavailable now, such as "Sold out": replaces the action. */
  readonly unavailable?: string | undefined
}

/** One dish of a menu: name and price on the left, picture and action on the right. */
export function MenuItemRow({
  name,
  description,
  paise,
  mrp,
  picture,
  pictureFit,
  mark,
  badge,
  rating,
  action,
  corner,
  actionNote,
  unavailable,
}: MenuItemRowProps) {
  return (
    <article className="flex gap-4 py-4">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex min-h-7 flex-wrap items-center gap-2">
          {mark}
          {badge}
        </div>
        <h4 className={`text-lg font-semibold ${unavailable ? 'text-ink-muted' : ''}`}>{name}</h4>
        <Price paise={paise} mrp={mrp} size="md" />
        {rating}
        {description ? <p className="mt-1 line-clamp-2 text-sm text-ink-muted">{description}</p> : null}
      </div>
      <div className="flex w-30 shrink-0 flex-col items-center">
        <div className="relative w-full">
          <Picture
            src={picture}
            alt=""
            fit={pictureFit}
            ratio="square"
            className={`w-full ${unavailable ? 'opacity-60 grayscale' : ''}`}
          />
          {corner ? <div className="absolute top-1 right-1">{corner}</div> : null}
        </div>
        {unavailable ? (
          <p className="relative -mt-5 rounded-md border border-line bg-surface-raised px-3 py-2 text-center text-sm font-semibold text-ink-muted">
            {unavailable}
          </p>
        ) : (
          <div className="relative -mt-6">{action}</div>
        )}
        {actionNote && !unavailable ? <p className="mt-1 text-xs text-ink-muted">{actionNote}</p> : null}
      </div>
    </article>
  )
}
