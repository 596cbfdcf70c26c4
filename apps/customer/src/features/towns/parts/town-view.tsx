import { pictureUrl } from '@angadi/data/client/config.ts'
import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePageHead } from '@angadi/shell/head/page-head.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Store } from 'lucide-react'
import { ItemRail } from '../../../shared/listing/item-rail.tsx'
import { OtherTowns } from './other-towns.tsx'
import { TownDelivery } from './town-delivery.tsx'
import { TownHead } from './town-head.tsx'
import { TownOffers } from './town-offers.tsx'
import { TownServices } from './town-services.tsx'
import { TownVendors } from './town-vendors.tsx'

/** Everything that the page of a town shows. */
export function TownView({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  usePageHead({
    title: t('head.title', { town: town.name }),
    description: t('head.description', { town: town.name }),
    picture: pictureUrl(town.vendors[0]?.picture),
  })
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <TownHead town={town} />
      <TownServices town={town} />
      {town.vendors.length === 0 ? (
        <EmptyState picture={<Store aria-hidden />} title={t('none.title', { town: town.name })}>
          {t('none.text')}
        </EmptyState>
      ) : null}
      {town.items.length > 2 ? (
        <Section title={t('popular', { town: town.name })}>
          <ItemRail items={town.items} />
        </Section>
      ) : null}
      <TownOffers offers={town.offers} />
      <TownVendors town={town} />
      <TownDelivery town={town} />
      <OtherTowns town={town} />
    </div>
  )
}
