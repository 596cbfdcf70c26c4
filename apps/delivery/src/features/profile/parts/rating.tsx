import type { CourierProfile } from '@angadi/data/courier-console/profile.ts'
import { starShares } from '@angadi/domain/reviews/review-rules.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { StarBreakdown } from '@angadi/ui/star-breakdown/star-breakdown.tsx'
import { Star } from 'lucide-react'

/** Five stars first, as bars are read. */
const BEST_FIRST = [5, 4, 3, 2, 1]

/** The rating and what it comes from: each number of stars, how many deliveries were rated, and what it is used for. */
export function Rating({ profile: { rating, ratings, stars, work } }: { readonly profile: CourierProfile }) {
  const { t } = useTranslation('courier-page')
  const { number } = useFormats()
  const shares = starShares(stars)
  if (rating === null)
    return (
      <Section title={t('rating.title')}>
        <p className="font-medium">{t('rating.none')}</p>
        <p className="-mt-2 text-ink-muted">
          {t('rating.noneText')} {t('rating.effect')}
        </p>
      </Section>
    )
  return (
    <Section title={t('rating.title')}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="flex flex-col items-center gap-0.5">
            <p className="flex items-center gap-1.5 text-3xl font-bold tabular-nums">
              <span className="sr-only">{t('rating.of', { rating: number(rating) })}</span>
              <span aria-hidden>{rating.toFixed(1)}</span>
              <Star aria-hidden className="size-6 fill-success text-success" />
            </p>
            <p className="text-sm text-ink-muted">{t('rating.ratings', { count: ratings })}</p>
          </div>
          <div className="min-w-0 flex-1 basis-48">
            <StarBreakdown
              label={t('rating.figure')}
              rows={BEST_FIRST.map((one) => {
                const count = stars[one - 1] ?? 0
                const percent = shares[one - 1] ?? 0
                return {
                  stars: one,
                  count: number(count),
                  percent,
                  label: t('rating.row', { stars: one, count, percent }),
                }
              })}
            />
          </div>
        </div>
        <p className="text-sm text-ink-muted">
          {t('rating.why')}{' '}
          {t('rating.counted', { rated: number(ratings), count: Math.max(work.done, ratings) })}{' '}
          {t('rating.effect')}
        </p>
      </Card>
    </Section>
  )
}
