import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Star } from 'lucide-react'
import { useHome } from '../use-home.ts'

const HOUR = 60

/**
 * Rating and time of a trade: of the vendors around, or as stated while there are none (Decisions, Tile ratings and
 * times).
 */
export default function TileFacts({ trade }: { readonly trade: string }) {
  const { t } = useTranslation('home')
  const { number } = useFormats()
  const { data } = useHome()
  const facts = data?.tiles[trade]
  if (!facts) return null
  const { rating, ratings_count: count, minutes } = facts
  const time =
    minutes === undefined
      ? undefined
      : minutes >= 2 * HOUR
        ? t('tile.hours', { hours: number(Math.round(minutes / HOUR)) })
        : t('tile.minutes', { minutes: number(minutes) })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 tabular-nums">
      {rating === undefined ? null : (
        <>
          <span className="sr-only">
            {count === undefined ? t('tile.stated', { rating }) : t('tile.rated', { rating, count })}
          </span>
          <span aria-hidden className="inline-flex items-center gap-0.5 font-semibold">
            <Star className="size-3.5 fill-current" />
            {rating.toFixed(1)}
          </span>
        </>
      )}
      {time ? <span>{time}</span> : null}
    </span>
  )
}
