import type { ItemHit, VendorHit } from '@angadi/data/discovery/search-market.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

/** How long and how far, and when a closed vendor opens; without a place, nothing of the first two. */
export function useVendorFacts(hit: ItemHit | VendorHit): { readonly line: string; readonly opens: string } {
  const { t } = useTranslation(['search', 'food'])
  const { distance, range } = useFormats()
  const openingLabels = useOpeningLabels()
  const minutes =
    hit.is_open && hit.delivers_here !== false && hit.minutes_min !== null && hit.minutes_max !== null
      ? t('food:minutes', { range: range(hit.minutes_min, hit.minutes_max) })
      : null
  return {
    line: [
      hit.delivers_here === false ? t('notHere') : minutes,
      hit.distance_m === null ? null : distance(hit.distance_m),
    ]
      .filter(Boolean)
      .join(' · '),
    opens: openingLabels(hit.opens_at),
  }
}
