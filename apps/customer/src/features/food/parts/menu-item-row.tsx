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
  /** A button at the end of the first line, such as a heart: the picture is for the appetite. */
  readonly corner?: ReactNode
  /** Below the description, such as "Customisable". */
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
    <article className="flex gap-3 py-2.5">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex min-h-6 w-full flex-wrap items-center gap-2">
          {mark}
          {badge}
          {corner ? <span className="-my-3 -mr-2 ml-auto">{corner}</span> : null}
        </div>
        <h4 className={`line-clamp-2 font-semibold ${unavailable ? 'text-ink-muted' : ''}`}>{name}</h4>
        <div className="flex flex-wrap items-center gap-x-3">
          <Price paise={paise} mrp={mrp} size="md" />
          {rating}
        </div>
        {description ? <p className="line-clamp-1 text-sm text-ink-muted">{description}</p> : null}
        {actionNote && !unavailable ? <p className="text-xs text-ink-muted">{actionNote}</p> : null}
      </div>
      <div className="flex w-27 shrink-0 flex-col items-center">
        <div className="relative w-full">
          <Picture src={picture} alt="" fit={pictureFit} ratio="square" className="w-full" />
        </div>
        {unavailable ? (
          <p className="relative -mt-5 rounded-md border border-line bg-surface-raised px-3 py-2 text-center text-sm font-semibold text-ink-muted">
            {unavailable}
          </p>
        ) : (
          <div className="relative -mt-6">{action}</div>
        )}
      </div>
    </article>
  )
}
