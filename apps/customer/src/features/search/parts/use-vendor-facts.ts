import type { ItemHit, VendorHit } from '@angadi/data/discovery/search-market.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useArrivalLabel } from '../../../shared/vendor/use-arrival-label.tsx'
import { useShortOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

/** When it would arrive and how far it is, and when a closed vendor opens; without a place, nothing of the first two. */
export function useVendorFacts(hit: ItemHit | VendorHit): {
  readonly facts: readonly string[]
  readonly opens: string
} {
  const { t } = useTranslation(['search', 'food'])
  const { distance } = useFormats()
  const opens = useShortOpeningLabels()
  const arrival = useArrivalLabel()
  const by =
    hit.is_open && hit.delivers_here !== false && hit.minutes_max !== null ? arrival(hit.minutes_max) : null
  return {
    facts: [
      hit.delivers_here === false ? t('notHere') : by,
      hit.distance_m === null ? null : distance(hit.distance_m),
    ].filter((fact) => fact !== null),
    opens: opens(hit.opens_at),
  }
}
