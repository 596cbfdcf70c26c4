import { useForYou } from '@angadi/data/discovery/for-you.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { SuggestionCard } from '../../../shared/suggestions/suggestion-card.tsx'
import { useLessOf } from '../../../shared/suggestions/use-less-of.ts'
import { SeeAll } from './see-all.tsx'

/** How many suggestions stand on home. */
const SHOWN = 12
/** Under so many there is no rail. */
const FEWEST = 3

/** What the signed-in user may like here and now, each with its reason (Spec §1 For You). */
export default function ForYou() {
  const { t } = useTranslation('home')
  const location = useDeliveryLocation((state) => state.location)
  const { data = [] } = useForYou(location)
  const lessOf = useLessOf()
  if (data.length < FEWEST) return null
  return (
    <Section title={t('forYou')} action={<SeeAll to={pathTo('recommendations')} />}>
      <Rail>
        {data.slice(0, SHOWN).map((suggestion) => (
          <li key={suggestion.item_id} className="w-32 shrink-0 snap-start">
            <SuggestionCard suggestion={suggestion} onLess={() => lessOf(suggestion.item_id)} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
