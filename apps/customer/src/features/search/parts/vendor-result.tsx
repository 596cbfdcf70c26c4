import type { VendorHit } from '@angadi/data/discovery/search-market.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { Store } from 'lucide-react'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'
import { ResultRow } from './result-row.tsx'
import { useVendorFacts } from './use-vendor-facts.ts'

/** A vendor that was found: rating, how long and how far, and what it was found by. */
export function VendorResult({ hit }: { readonly hit: VendorHit }) {
  const { t } = useTranslation(['search', 'food'])
  const facts = useVendorFacts(hit)
  return (
    <ResultRow
      picture={hit.picture}
      fallback={<Store aria-hidden />}
      name={hit.title}
      render={<AppLink to={vendorPath(hit.vendor_kind, hit.vendor_slug)} />}
      mark={hit.pure_veg ? <VegMark diet="veg" label={t('food:pureVeg')} /> : null}
      closed={hit.is_open ? undefined : facts.opens}
      lines={[
        <>
          {!isRatingTold(hit) ? (
            t('food:new')
          ) : (
            <RatingBadge
              rating={hit.rating}
              count={`(${hit.ratings_count})`}
              label={t('food:rated', { rating: hit.rating, count: hit.ratings_count })}
            />
          )}
          <span className="tabular-nums">{facts.line}</span>
        </>,
        [t(`vendorKind.${hit.vendor_kind}`), hit.cuisine_names.slice(0, 3).join(', '), hit.note]
          .filter(Boolean)
          .join(' · '),
        hit.matched ? t('matches', { word: hit.matched }) : null,
      ]}
    />
  )
}
