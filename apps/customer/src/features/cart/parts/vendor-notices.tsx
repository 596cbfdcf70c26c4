import { useVendor } from '@angadi/data/vendors/vendor.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Bike, Clock } from 'lucide-react'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

export interface VendorNoticesProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly subtotalPaise: number
}

/** What bringing these items costs, and why they cannot be ordered: closed, outside the delivery area, below the minimum. */
export function VendorNotices({ vendorId, vendorName, subtotalPaise }: VendorNoticesProps) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const openingLabels = useOpeningLabels()
  const feeLabel = useFeeLabel()
  const location = useDeliveryLocation((state) => state.location)
  const { data: vendor, isPending } = useVendor(vendorId, location)
  if (!vendor)
    // The place of the fee, which would push the buttons below it away from the finger.
    return location && isPending ? (
      <div className="flex h-11 items-center">
        <Skeleton className="w-1/3 text-sm" />
      </div>
    ) : null
  const missing = vendor.min_order_paise - subtotalPaise
  return (
    <div className="flex flex-col gap-2 py-3 empty:hidden">
      {vendor.is_open ? null : (
        <Banner tone="warning" icon={<Clock aria-hidden />}>
          {t('closed', { opening: openingLabels(vendor.opens_at) })}
        </Banner>
      )}
      {location && vendor.delivers_here === false ? (
        <Banner tone="warning" icon={<Bike aria-hidden />}>
          {t('outside', { vendor: vendorName, location: location.name })}
        </Banner>
      ) : null}
      {vendor.delivers_here && vendor.delivery_fee_paise !== null ? (
        <p className="flex items-center gap-2 text-sm text-ink-muted tabular-nums">
          <Bike aria-hidden className="size-4.5 shrink-0" />
          {feeLabel(vendor.delivery_fee_paise, vendor.surcharges)}
        </p>
      ) : null}
      {missing > 0 ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm text-ink-muted">
            {t('minimum', {
              missing: money(missing),
              vendor: vendorName,
              minimum: money(vendor.min_order_paise),
            })}
          </p>
          <Progress label={t('minimumLabel')} value={subtotalPaise} max={vendor.min_order_paise} />
        </div>
      ) : null}
    </div>
  )
}
