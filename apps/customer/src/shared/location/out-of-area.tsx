import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { TOWNS } from '@angadi/location/towns.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { TownPicture } from '../drawings/town-picture.tsx'

const AreaWish = lazy(() => import('./area-wish.tsx'))

/** One place of each city that is served: the first, which is its centre. */
const CITIES = TOWNS.filter(({ city }, index) => TOWNS.findIndex((town) => town.city === city) === index)

/**
 * Where nobody delivers: says so, promises nothing, and lets one look at a town that is served or give another address
 * (docs/decisions/0083).
 */
export function OutOfArea({ location }: { readonly location: DeliveryLocation }) {
  const { t } = useTranslation('location')
  const choose = useDeliveryLocation((state) => state.choose)
  const sheet = useSheet('location')
  return (
    <section aria-labelledby="out-of-area" className="flex flex-col gap-4">
      <div>
        <h2 id="out-of-area" className="text-xl font-bold text-balance">
          {t('beyond.title', { place: location.name })}
        </h2>
        <p className="mt-1 max-w-reading text-ink-muted">{t('beyond.text')}</p>
      </div>
      {/* As high as the button with its line, which may take two in Telugu. */}
      <div className="min-h-18">
        <Suspense>
          <AreaWish location={location} />
        </Suspense>
      </div>
      <ul
        aria-label={t('beyond.towns')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4 md:grid-cols-5 md:gap-x-6"
      >
        {CITIES.map(({ city, lat, lng }) => (
          <li key={city}>
            <button
              type="button"
              onClick={() => {
                choose({ lat, lng, name: city, source: 'town' })
                window.scrollTo({ top: 0 })
              }}
              className="flex w-full flex-col gap-1 rounded-lg pb-1 text-left transition-[scale] active:scale-[0.98]"
            >
              <TownPicture slug={city.toLowerCase()} />
              <span className="px-1 font-semibold">{city}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon={<MapPin aria-hidden />}
        onClick={sheet.open}
        className="self-start max-md:w-full"
      >
        {t('beyond.choose')}
      </Button>
    </section>
  )
}
