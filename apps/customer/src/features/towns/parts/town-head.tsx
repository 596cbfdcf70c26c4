import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Bike, Clock, Leaf, Store } from 'lucide-react'
import { TownPicture } from '../../../shared/drawings/town-picture.tsx'
import { FactStrip } from '../../../shared/listing/fact-strip.tsx'

/** The name of a town, what one finds there, its figures, and the way to its restaurants. */
export function TownHead({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  const { money } = useFormats()
  // A state has no centre from which to order: its towns are below.
  const isState = town.regions.some((one) => one.is_within)
  const { vendors, minutes, fee_from_paise: fee, pure_veg: veg } = town.figures
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-3">
          <h1 className="text-3xl font-bold text-balance md:text-4xl">{town.name}</h1>
          <p className="max-w-reading text-ink-muted md:text-lg">{town.intro}</p>
        </div>
        <div className="w-28 shrink-0 max-[22rem]:hidden md:w-56">
          <TownPicture slug={town.slug} />
        </div>
      </div>
      <FactStrip
        label={t('facts', { town: town.name })}
        facts={[
          ...(vendors === 0
            ? []
            : [
                {
                  key: 'vendors',
                  icon: <Store aria-hidden />,
                  figure: t('vendors', { count: vendors }),
                  note: t('onAngadi'),
                },
              ]),
          ...(minutes === null
            ? []
            : [
                {
                  key: 'minutes',
                  icon: <Clock aria-hidden />,
                  figure: t('minutes', { minutes }),
                  note: t('minutesNote'),
                },
              ]),
          ...(fee === null
            ? []
            : [
                {
                  key: 'fee',
                  icon: <Bike aria-hidden />,
                  figure: t('feeFrom', { fee: money(fee) }),
                  note: t('feeNote'),
                },
              ]),
          ...(veg === 0
            ? []
            : [
                {
                  key: 'veg',
                  icon: <Leaf aria-hidden />,
                  figure: t('pureVeg', { count: veg }),
                  note: t('vegNote'),
                },
              ]),
        ]}
      />
      {vendors > 0 && !isState ? <OrderButton town={town} /> : null}
    </header>
  )
}

/** Opens the restaurants of the town: who has no location yet, or one elsewhere, looks from the town's centre. */
function OrderButton({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  const go = useNavigateTo()
  const location = useDeliveryLocation((state) => state.location)
  const choose = useDeliveryLocation((state) => state.choose)
  const centre = townNear(town)
  const isThere = location !== undefined && (centre === undefined || townNear(location)?.city === centre.city)
  return (
    <Button
      className="self-start max-md:w-full"
      onClick={() => {
        if (!isThere) choose({ lat: town.lat, lng: town.lng, name: town.name, source: 'town' })
        go(pathTo('food'))
      }}
    >
      {t('order', { town: town.name })}
    </Button>
  )
}
