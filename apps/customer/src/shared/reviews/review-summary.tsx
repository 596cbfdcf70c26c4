import type { ReviewSummary } from '@angadi/data/reviews/review-summary.ts'
import { starShares } from '@angadi/domain/reviews/review-rules.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StarBreakdown } from '@angadi/ui/star-breakdown/star-breakdown.tsx'
import { Star } from 'lucide-react'

/** Five stars first, as bars are read. */
const BEST_FIRST = [5, 4, 3, 2, 1]

export interface ReviewSummaryFigureProps {
  readonly summary: ReviewSummary
  readonly chosen: number | undefined
  /** Undefined where no list can be narrowed, because nobody has written. */
  readonly onChoose: ((stars: number | undefined) => void) | undefined
}

/** The average, how many gave it, and how often each number of stars was given. */
export function ReviewSummaryFigure({ summary, chosen, onChoose }: ReviewSummaryFigureProps) {
  const { t } = useTranslation('reviews')
  const { number } = useFormats()
  const { average, ratings, stars, written } = summary
  const shares = starShares(stars)
  if (average === null) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-5 rounded-lg bg-surface-sunken p-4">
      <div className="flex max-w-28 flex-col items-center gap-0.5 text-center">
        <p className="flex items-center gap-1.5 text-3xl font-bold tabular-nums">
          <span className="sr-only">{t('summary.average', { rating: average })}</span>
          <span aria-hidden>{average.toFixed(1)}</span>
          <Star aria-hidden className="size-6 fill-success text-success" />
        </p>
        <p className="text-sm text-ink-muted">{t('summary.ratings', { count: ratings })}</p>
        <p className="text-sm text-ink-muted">{t('summary.written', { count: written })}</p>
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <StarBreakdown
          label={t('summary.figure')}
          chosen={chosen}
          onChoose={onChoose}
          rows={BEST_FIRST.map((one) => {
            const count = stars[one - 1] ?? 0
            const percent = shares[one - 1] ?? 0
            return {
              stars: one,
              count: number(count),
              percent,
              label: t(one === 1 ? 'summary.rowOfOne' : 'summary.row', { stars: one, count, percent }),
            }
          })}
        />
      </div>
    </div>
  )
}
