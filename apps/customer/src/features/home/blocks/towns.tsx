import { pictureUrl } from '@angadi/data/client/config.ts'
import type { HomeTown } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'

/** The towns with vendors, for whoever has not said where they are: one tap chooses the town's centre. */
export function Towns({ towns }: { readonly towns: readonly HomeTown[] }) {
  const { t } = useTranslation('home')
  const choose = useDeliveryLocation((state) => state.choose)
  return (
    <Section title={t('towns.title')}>
      <Rail className="lg:grid lg:grid-cols-5">
        {towns.map(({ slug, name, lat, lng, picture }) => (
          <li key={slug} className="w-40 shrink-0 snap-start lg:w-auto">
            <button
              type="button"
              onClick={() => {
                choose({ lat, lng, name, source: 'town' })
                window.scrollTo({ top: 0 })
              }}
              className="relative block w-full overflow-hidden rounded-lg text-left transition-[scale] active:scale-[0.98]"
            >
              <Picture src={pictureUrl(picture)} alt="" className="w-full" />
              <span className="absolute inset-x-0 bottom-0 bg-picture-shade px-3 py-2 font-semibold text-on-picture">
                {name}
              </span>
            </button>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
