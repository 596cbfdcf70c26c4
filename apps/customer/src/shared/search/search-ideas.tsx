import { useForYou } from '@angadi/data/discovery/for-you.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { SuggestionRail } from '../suggestions/suggestion-rail.tsx'

/** As many pictures as stand below an empty search field. */
const IDEAS = 8

/** Eight pictures of what to order, each with its reason; nothing without a place or while nothing is suggested. */
export function SearchIdeas() {
  const { t } = useTranslation('search')
  const location = useDeliveryLocation((state) => state.location)
  const { data = [], isLoading } = useForYou(location)
  return <SuggestionRail title={t('ideas')} suggestions={data.slice(0, IDEAS)} isLoading={isLoading} />
}
