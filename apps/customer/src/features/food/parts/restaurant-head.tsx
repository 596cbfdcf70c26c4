import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { FactLine } from '../../../shared/vendor/fact-line.tsx'
import { useArrivalLabel } from '../../../shared/vendor/use-arrival-label.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

export interface RestaurantHeadProps {
  readonly vendor: VendorPage
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** Opens hours and reviews. */
  readonly onInfo: () => void
}

/** The picture, name and key facts of a restaurant. */
export function RestaurantHead({ vendor, headingRef, onInfo }: RestaurantHeadProps) {
  const { t } = useTranslation('food')
  return (
    <header className="grid grid-cols-1 items-center gap-3 md:-mt-6 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-10">
      <Picture
        src={pictureUrl(vendor.picture)}
        alt=""
        eager
        className="-mx-4 -mt-5 aspect-auto! h-22 rounded-none! md:order-last md:m-0 md:h-36 md:rounded-xl!"
      />
      <div className="flex min-w-0 flex-col gap-0.5 md:gap-2">
        <div className="flex flex-col">
          <h1 ref={headingRef} className="text-xl leading-tight font-bold text-balance md:text-3xl">
            {vendor.name}
          </h1>
          <p className="flex items-center gap-1.5 text-sm text-ink-muted md:text-base">
            {vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
            {[...vendor.cuisine_names, vendor.area].join(' · ')}
          </p>
          {vendor.tagline ? <p className="text-ink-muted italic max-md:hidden">{vendor.tagline}</p> : null}
        </div>
        <Facts vendor={vendor} />
        <button
          type="button"
          onClick={onInfo}
          className="-mx-2 flex min-h-touch max-w-full flex-wrap items-center gap-2 self-start rounded-md px-2 font-semibold text-action-ink transition-colors hover:bg-surface-sunken"
        >
          <VendorRating rated={vendor} />
          {t('restaurant.info')}
          <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
    </header>
  )
}

function Facts({ vendor }: { readonly vendor: VendorPage }) {
  const { t } = useTranslation('food')
  const { money, distance } = useFormats()
  const arrival = useArrivalLabel()
  const feeLabel = useFeeLabel()
  const { minutes_max: to, delivery_fee_paise: fee, distance_m: metres } = vendor
  const delivers = vendor.delivers_here === true
  return (
    <FactLine
      facts={[
        delivers && to !== null ? arrival(to) : null,
        delivers && fee !== null ? feeLabel(fee, vendor.surcharges) : null,
        metres !== null ? t('restaurant.away', { distance: distance(metres) }) : null,
        vendor.min_order_paise > 0 ? t('restaurant.minimum', { price: money(vendor.min_order_paise) }) : null,
        vendor.cost_for_two_paise !== null
          ? t('restaurant.forTwo', { price: money(vendor.cost_for_two_paise) })
          : null,
      ].filter((fact) => fact !== null)}
    />
  )
}
