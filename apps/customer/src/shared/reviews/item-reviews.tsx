import { useReviewSummary } from '@angadi/data/reviews/review-summary.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Reviews } from './reviews.tsx'

/** The reviews of an item at the end of its sheet; nothing while nobody has rated it. */
export default function ItemReviews({ subjectId }: { readonly subjectId: string }) {
  const { t } = useTranslation('reviews')
  const { data: summary } = useReviewSummary(subjectId)
  if (!summary || summary.ratings === 0) return null
  return (
    <Section title={t('title')}>
      <Reviews subjectId={subjectId} />
    </Section>
  )
}
