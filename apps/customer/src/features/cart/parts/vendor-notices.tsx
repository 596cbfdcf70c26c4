import type { CartBillOrder } from '@angadi/data/cart/cart-bill.ts'
import type { Surcharge } from '@angadi/data/vendors/surcharge.ts'
import { useVendor } from '@angadi/data/vendors/vendor.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Bike, Clock, Package } from 'lucide-react'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

export interface VendorNoticesProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly subtotalPaise: number
  /** What the checkout will charge for it; undefined while that is not known. */
  readonly order?: CartBillOrder | undefined
  /** Whether that is still being worked out: the fee keeps its place. */
  readonly isPricing?: boolean | undefined
}

/** What bringing these items costs, and why they cannot be ordered: closed, outside the delivery area, below the minimum. */
export function VendorNotices({
  vendorId,
  vendorName,
  subtotalPaise,
  order,
  isPricing = false,
}: VendorNoticesProps) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const openingLabels = useOpeningLabels()
  const feeLabel = useFeeLabel()
  const shippingLabel = (paise: number) =>
    paise === 0 ? t('freeShipping') : t('shipping', { fee: money(paise) })
  const location = useDeliveryLocation((state) => state.location)
  const { data: vendor, isPending } = useVendor(vendorId, location)
  if (!vendor)
    // The place of the fee, which would push the buttons below it away from the finger.
    return isPending || isPricing ? (
      <div className="flex h-9 items-center border-t border-line">
        <Skeleton className="w-1/3 text-sm" />
      </div>
    ) : null
  const missing = vendor.min_order_paise - subtotalPaise
  const isShipped = order !== undefined && lifeCycleOf(order.kind).broughtBy === 'carrier'
  const fee = isShipped
    ? shippingLabel(paiseOf(order, ['shipping']))
    : order
      ? feeLabel(paiseOf(order, ['delivery', ...SURCHARGES]), surchargesOf(order))
      : vendor.delivers_here && vendor.delivery_fee_paise !== null
        ? feeLabel(vendor.delivery_fee_paise, vendor.surcharges)
        : undefined
  const Carrier = isShipped ? Package : Bike
  return (
    <div className="flex flex-col gap-2 border-t border-line py-2 empty:hidden">
      {vendor.is_open ? null : (
        <Banner tone="warning" icon={<Clock aria-hidden />}>
          {t('closed', { opening: openingLabels(vendor.opens_at) })}
        </Banner>
      )}
      {location && vendor.delivers_here === false && !isShipped ? (
        <Banner tone="warning" icon={<Bike aria-hidden />}>
          {t('outside', { vendor: vendorName, location: location.name })}
        </Banner>
      ) : null}
      {lifeCycleOf(order?.kind).isCollected ? null : fee === undefined ? (
        isPricing ? (
          <Skeleton className="h-5 w-1/3 text-sm" />
        ) : null
      ) : (
        <p className="flex items-center gap-2 text-sm text-ink-muted tabular-nums">
          <Carrier aria-hidden className="size-4.5 shrink-0" />
          {fee}
        </p>
      )}
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

/** What comes on top of the delivery itself. */
const SURCHARGES = ['surge', 'rain', 'peak', 'night'] as const

/** What some charges of an order come to as the bill shows them. */
function paiseOf({ charges }: CartBillOrder, codes: readonly string[]): number {
  return charges
    .filter(({ code }) => codes.includes(code))
    .reduce((sum, { gross_paise, amount_paise }) => sum + (gross_paise ?? amount_paise), 0)
}

function surchargesOf(order: CartBillOrder): readonly Surcharge[] {
  return SURCHARGES.map((code) => ({ code, amount_paise: paiseOf(order, [code]) })).filter(
    ({ amount_paise }) => amount_paise > 0,
  )
}
