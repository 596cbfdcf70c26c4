import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface RestaurantCardProps {
  readonly name: string
  readonly picture: string | undefined
  readonly pictureFit?: 'cover' | 'contain' | undefined
  /** Loads the picture at once: for the first cards of a page. */
  readonly eager?: boolean | undefined
  /** The router's link to the restaurant. */
  readonly render: LinkSlot
  /** A `RatingBadge`, or a `Badge` for a new restaurant. */
  readonly rating?: ReactNode
  /** A `VegMark` if the restaurant is purely vegetarian. */
  readonly mark?: ReactNode
  readonly cuisines: string
  /** Short facts in a row: "25–35 min", "1.2 km", "₹29 delivery". */
  readonly facts: readonly string[]
  /** In a corner of the picture, such as "New" or an offer. */
  readonly badge?: ReactNode
  /** Why it is not possible to order now, such as "Opens at 6:30 pm": greys the picture. */
  readonly closed?: string | undefined
}

/** One restaurant in a list: picture, name, rating and short facts. */
export function RestaurantCard({
  name,
  picture,
  pictureFit,
  eager,
  render,
  rating,
  mark,
  cuisines,
  facts,
  badge,
  closed,
}: RestaurantCardProps) {
  return (
    <article className="group relative flex flex-col gap-2.5 rounded-lg">
      <div className="relative overflow-hidden rounded-lg">
        <Picture
          src={picture}
          alt=""
          fit={pictureFit}
          eager={eager}
          className={`w-full transition-[scale] duration-slow group-hover:scale-[1.02] ${closed ? 'grayscale' : ''}`}
        />
        {badge ? <div className="absolute top-3 left-3">{badge}</div> : null}
        {closed ? (
          <p className="absolute inset-x-0 bottom-0 bg-picture-shade px-3 py-2 text-sm font-semibold text-on-picture">
            {closed}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col gap-0.5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="flex min-w-0 items-center gap-1.5 text-lg font-semibold">
            <span className="line-clamp-1">
              <StretchedLink render={render}>{name}</StretchedLink>
            </span>
            {mark}
          </h3>
          <span className="mt-0.5">{rating}</span>
        </div>
        <p className="line-clamp-1 text-sm text-ink-muted">{cuisines}</p>
        <ul className="flex flex-wrap text-sm text-ink-muted tabular-nums">
          {facts.map((fact) => (
            <li key={fact} className="wrap-anywhere not-first:before:mx-1.5 not-first:before:content-['·']">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
