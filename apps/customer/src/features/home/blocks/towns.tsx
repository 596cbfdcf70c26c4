import type { HomeTown } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { TownPicture } from '../../../shared/drawings/town-picture.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'

/** The towns with vendors, for whoever has not said where they are: one tap chooses the town's centre. */
export function Towns({ towns }: { readonly towns: readonly HomeTown[] }) {
  const { t } = useTranslation('home')
  const choose = useDeliveryLocation((state) => state.choose)
  return (
    <Section title={t('towns.title')}>
      <Rail className="lg:grid lg:grid-cols-5">
        {towns.map(({ slug, name, lat, lng }) => (
          <li key={slug} className="w-33 shrink-0 snap-start lg:w-auto">
            <button
              type="button"
              onClick={() => {
                choose({ lat, lng, name, source: 'town' })
                window.scrollTo({ top: 0 })
              }}
              className="flex w-full flex-col gap-1 rounded-lg pb-1 text-left transition-[scale] active:scale-[0.98]"
            >
              <TownPicture slug={slug} />
              <span className="px-1 font-semibold">{name}</span>
            </button>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
