import type { Offer } from '@angadi/data/shopping/product.ts'
import { useReviews } from '@angadi/data/vendors/reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'

/** How many reviews are shown. */
const SHOWN = 3

/** What customers say of the seller. */
export function SellerReviews({ seller }: { readonly seller: Offer['seller'] }) {
  const { t } = useTranslation('shopping')
  const { date, number } = useFormats()
  const { data: reviews } = useReviews(seller.id)
  if (!reviews || reviews.length === 0) return null
  return (
    <Section
      title={t('reviews.title', { seller: seller.name })}
      action={
        seller.rating === null ? null : (
          <RatingBadge
            rating={seller.rating}
            count={number(seller.ratings_count)}
            label={t('sellers.rated', { rating: seller.rating, count: seller.ratings_count })}
          />
        )
      }
    >
      <ul className="divide-y divide-line">
        {reviews.slice(0, SHOWN).map(({ id, author_name, stars, body, created_at }) => (
          <li key={id} className="flex flex-col gap-1 py-3 first:pt-0">
            <p className="flex items-center gap-2">
              <RatingBadge rating={stars} label={t('reviews.stars', { stars })} />
              <span className="min-w-0 flex-1 truncate font-medium">{author_name || t('anonymous')}</span>
              <span className="text-sm text-ink-muted">{date(created_at)}</span>
            </p>
            <p className="wrap-anywhere">{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
