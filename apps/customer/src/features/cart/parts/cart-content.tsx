import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { CircleAlert, Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBill, useOffers } from '../../../shared/cart/use-bill.ts'
import { useCheckoutDraft } from '../../../shared/checkout/checkout-draft.ts'
import { CouponRow } from '../../../shared/coupons/coupon-row.tsx'
import { useSeenPrices } from '../../../shared/item/seen-prices.ts'
import { useCartActions } from '../../../shared/item/use-cart-actions.ts'
import { useRestoredFocus } from '../../../shared/item/use-restored-focus.ts'
import { byVendor } from '../by-vendor.ts'
import { CartSummary } from './cart-summary.tsx'
import { ClearCart } from './clear-cart.tsx'
import { VendorGroup } from './vendor-group.tsx'

/** The cart by restaurant, with its total beside it. */
export function CartContent({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart')
  const { setQuantity } = useCartActions()
  const priceChanges = usePriceChanges(lines)
  const parts = byVendor(lines)
  const { data: bill, isPlaceholderData, isError } = useBill(lines)
  const { data: offers } = useOffers(lines)
  const { draft, change } = useCheckoutDraft()
  const list = useRef<HTMLDivElement>(null)
  useRestoredFocus(lines.length, list)
  const gone = lines.filter((line) => !line.orderable)
  return (
    <div className="-mt-2 grid grid-cols-1 items-start gap-3 md:mt-0 md:grid-cols-[minmax(0,1fr)_23.5rem] md:gap-6">
      <div ref={list} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
        {gone.length > 0 ? (
          <Banner
            tone="danger"
            icon={<CircleAlert aria-hidden />}
            action={
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  for (const line of gone) void setQuantity(line, 0)
                }}
              >
                {t('removeUnavailable', { count: gone.length })}
              </Button>
            }
          >
            {t('unavailableBanner', { count: gone.length })}
          </Banner>
        ) : null}
        {priceChanges.count > 0 ? (
          <Banner
            tone="warning"
            icon={<Tag aria-hidden />}
            action={
              <Button variant="quiet" size="sm" onClick={priceChanges.accept}>
                {t('priceSeen')}
              </Button>
            }
          >
            {t('priceBanner', { count: priceChanges.count })}
          </Banner>
        ) : null}
        {parts.map((part) => (
          <VendorGroup
            key={part.vendorId}
            part={part}
            order={bill?.orders.find(({ vendor_id }) => vendor_id === part.vendorId)}
            priceBefore={priceChanges.before}
            isPricing={!(bill || isError)}
            isWhole={parts.length === 1}
          />
        ))}
        <ClearCart />
      </div>
      <CartSummary
        parts={parts}
        bill={isError ? undefined : bill}
        isPricing={isPlaceholderData || !(bill || isError)}
        freeDelivery={offers?.find(({ kind }) => kind === 'free_delivery')}
        coupon={
          <CouponRow
            offers={offers}
            code={draft.couponCode}
            applied={bill?.coupon}
            refusal={
              bill?.coupon_problem
                ? {
                    reason: bill.coupon_problem.reason,
                    minimumPaise: bill.coupon_problem.minimum_paise ?? undefined,
                  }
                : undefined
            }
            busy={isPlaceholderData}
            onChange={(couponCode) => change({ couponCode })}
          />
        }
      />
    </div>
  )
}

/** The lines whose price has changed since they were added, and how to accept the new prices. */
function usePriceChanges(lines: readonly CartLine[]) {
  const { prices, see, keepOnly } = useSeenPrices()
  useEffect(() => keepOnly(lines), [lines, keepOnly])
  const before = (line: CartLine): number | undefined => {
    const seen = prices[lineKey(line)]
    return line.orderable && seen !== line.unit_paise ? seen : undefined
  }
  return {
    /** The price in paise at which a line was added, if it has changed since. */
    before,
    count: lines.filter((line) => before(line) !== undefined).length,
    accept: () => see(lines),
  }
}
