import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { Bike, ChevronRight, Clock, MapPin, ShoppingBag, UsersRound } from 'lucide-react'
import type { RefObject } from 'react'
import { Fact } from '../../../shared/listing/fact.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'

export interface RestaurantHeadProps {
  readonly vendor: VendorPage
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** Opens hours and reviews. */
  readonly onInfo: () => void
}

/** The picture, name and key facts of a restaurant. */
export function RestaurantHead({ vendor, headingRef, onInfo }: RestaurantHeadProps) {
  const { t } = useTranslation('food')
  const { number } = useFormats()
  return (
    <header className="grid grid-cols-1 items-center gap-3 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <Picture
        src={pictureUrl(vendor.picture)}
        alt=""
        eager
        className={`-mx-4 -mt-5 aspect-auto! h-40 rounded-none! md:order-last md:m-0 md:h-56 md:rounded-xl! ${vendor.is_open ? '' : 'grayscale'}`}
      />
      <div className="flex min-w-0 flex-col gap-1 md:gap-3">
        <div className="flex flex-col gap-1">
          <h1 ref={headingRef} className="text-2xl leading-tight font-bold text-balance md:text-4xl">
            {vendor.name}
          </h1>
          <p className="flex items-center gap-1.5 text-ink-muted">
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
          {!isRatingTold(vendor) ? (
            <Badge tone="accent">{t('new')}</Badge>
          ) : (
            <RatingBadge
              rating={vendor.rating}
              count={number(vendor.ratings_count)}
              label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
            />
          )}
          {t('restaurant.info')}
          <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
    </header>
  )
}

function Facts({ vendor }: { readonly vendor: VendorPage }) {
  const { t } = useTranslation('food')
  const { money, distance, range } = useFormats()
  const feeLabel = useFeeLabel()
  const { minutes_min: from, minutes_max: to, delivery_fee_paise: fee, distance_m: metres } = vendor
  const delivers = vendor.delivers_here === true
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums md:gap-x-5 md:gap-y-2">
      {delivers && from !== null && to !== null ? (
        <Fact icon={<Clock aria-hidden />}>{t('minutes', { range: range(from, to) })}</Fact>
      ) : null}
      {delivers && fee !== null ? (
        <Fact icon={<Bike aria-hidden />}>{feeLabel(fee, vendor.surcharges)}</Fact>
      ) : null}
      {metres !== null ? (
        <Fact icon={<MapPin aria-hidden />}>{t('restaurant.away', { distance: distance(metres) })}</Fact>
      ) : null}
      {vendor.cost_for_two_paise !== null ? (
        <Fact icon={<UsersRound aria-hidden />} onWide>
          {t('restaurant.forTwo', { price: money(vendor.cost_for_two_paise) })}
        </Fact>
      ) : null}
      {vendor.min_order_paise > 0 ? (
        <Fact icon={<ShoppingBag aria-hidden />}>
          {t('restaurant.minimum', { price: money(vendor.min_order_paise) })}
        </Fact>
      ) : null}
    </ul>
  )
}
