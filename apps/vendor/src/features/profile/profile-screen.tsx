import { useVendorCard } from '@angadi/data/vendor-card/card.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CloudOff } from 'lucide-react'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { CardForm } from './card-form.tsx'
import { CoverPhoto } from './cover-photo.tsx'
import { DeliveryAreaForm } from './delivery-area-form.tsx'
import { FixedFacts } from './fixed-facts.tsx'
import { Holidays } from './holidays.tsx'
import { HoursForm } from './hours-form.tsx'
import { SlotsForm } from './slots-form.tsx'
import { TakingOrders } from './taking-orders.tsx'

/** What the vendor says of itself: hours, holidays, pause, delivery area, times and prices (Spec §2, /vendor/profile). */
export default function ProfileScreen() {
  const { t } = useTranslation('vendor-profile')
  return (
    <WithVendor title={t('title')} right="catalogue">
      {(vendor) => <Profile key={vendor.id} vendor={vendor} />}
    </WithVendor>
  )
}

function Profile({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-profile', 'common'])
  const isOnline = useOnline()
  const { data: card, error, refetch, isFetching } = useVendorCard(vendor.id)
  const { isBooked } = tradeOf(vendor.kind)
  if (error && !card)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!card)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="mb-4 h-20" />
        <Skeleton shape="box" className="h-96" />
      </SkeletonGroup>
    )
  return (
    <div className="flex flex-col gap-8">
      {isOnline ? null : (
        <Banner tone="warning" icon={<CloudOff aria-hidden />}>
          {t('offline')}
        </Banner>
      )}
      <TakingOrders vendor={vendor} />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <HoursForm key={JSON.stringify(card.hours)} card={card} />
        <div className="flex flex-col gap-8">
          <CoverPhoto card={card} />
          <Holidays card={card} />
          <CardForm
            key={`${card.tagline}:${card.prep_minutes}:${card.min_order_paise}:${card.packaging_paise}`}
            card={card}
          />
          {isBooked ? null : (
            <SlotsForm key={`${card.slot_capacity}:${card.slot_cutoff_minutes}`} card={card} />
          )}
        </div>
      </div>
      {isBooked ? null : (
        <DeliveryAreaForm key={`${card.delivery_radius_m}:${JSON.stringify(card.corners)}`} card={card} />
      )}
      <FixedFacts card={card} />
    </div>
  )
}
