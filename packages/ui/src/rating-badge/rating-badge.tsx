import { Star } from 'lucide-react'

export interface RatingBadgeProps {
  /** 1 to 5. */
  readonly rating: number
  /** The number of ratings, already shortened, such as "1.2k". */
  readonly count?: string | undefined
  /** The full text for screen readers, such as "Rated 4.2 of 5 by 1,240 people". */
  readonly label: string
}

/** The average rating as one number. */
export function RatingBadge({ rating, count, label }: RatingBadgeProps) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className="inline-flex items-center gap-0.5 rounded-xs bg-success px-1.5 py-0.5 leading-none font-bold text-on-success tabular-nums"
      >
        {rating.toFixed(1)}
        <Star className="size-3 fill-current" />
      </span>
      {count ? (
        <span aria-hidden className="text-ink-muted tabular-nums">
          {count}
        </span>
      ) : null}
    </span>
  )
}
