import type { HomeStore } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { SeeAll } from './see-all.tsx'
import { StoreCard } from './store-card.tsx'

export interface StoresProps {
  readonly stores: readonly HomeStore[]
  readonly location: DeliveryLocation | undefined
}

/** The restaurants that deliver to the place, open ones first; without a place the best rated of all towns. */
export function Stores({ stores, location }: StoresProps) {
  const { t } = useTranslation('home')
  if (stores.length === 0) return null
  const isAllClosed = location !== undefined && stores.every(({ is_open }) => is_open === false)
  const title = location ? (isAllClosed ? t('nearby.opensFirst') : t('nearby.title')) : t('nearby.best')
  return (
    <Section title={title} action={<SeeAll to={pathTo('food')} />}>
      <Rail className="md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-7 lg:grid-cols-4">
        {stores.map((store, index) => (
          <li key={store.id} className="w-66 shrink-0 snap-start md:w-auto">
            <StoreCard store={store} eager={index === 0} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
