import { signInPath } from '@angadi/auth/origin.ts'
import type { CartBill } from '@angadi/data/cart/cart-bill.ts'
import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import type { CartOffer } from '@angadi/data/cart/cart-offers.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { ReactNode } from 'react'
import type { VendorPart } from '../by-vendor.ts'

export interface CartSummaryProps {
  readonly parts: readonly VendorPart[]
  /** What the checkout will charge; undefined while it is loading, or where it could not be worked out. */
  readonly bill: CartBill | undefined
  /** Whether the bill does not match the cart yet. */
  readonly isPricing: boolean
  /** The coupon that pays the delivery, where there is one. */
  readonly freeDelivery: CartOffer | undefined
  /** The row of the coupon. */
  readonly coupon: ReactNode
}

/** All that the checkout will charge, and the link to it: at the bottom on phones, beside the list on desktops. */
export function CartSummary({ parts, bill, isPricing, freeDelivery, coupon }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const location = useDeliveryLocation((state) => state.location)
  const locating = useSheet('location')
  const missingPaise = freeDelivery?.missing_paise ?? 0
  const isGuest = useUserId() === null
  const { pieces, paise } = cartTotals(parts.flatMap(({ lines }) => lines))
  const checkout = pathTo('checkout')
  return (
    <section
      aria-label={t('summary')}
      className="contents md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)] md:flex md:flex-col md:gap-4 md:rounded-lg md:border md:border-line md:bg-surface-raised md:p-5"
    >
      {coupon}
      <div className="flex flex-col gap-2 text-sm text-ink-muted max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface-raised max-md:px-4 max-md:py-3">
        {parts.length > 1 ? (
          <>
            <dl className="flex flex-col gap-1.5">
              {parts.map(({ vendorId, vendorName, lines }) => (
                <div key={vendorId} className="flex justify-between gap-4">
                  <dt className="truncate">{vendorName}</dt>
                  <dd>
                    <Price paise={cartTotals(lines).paise} />
                  </dd>
                </div>
              ))}
            </dl>
            <p>{t('several')}</p>
          </>
        ) : null}
        {bill && pieces > 0 ? (
          <div aria-busy={isPricing} className="text-base text-ink">
            <Bill dense charges={bill.charges} totalPaise={bill.total_paise} couponCode={bill.coupon?.code} />
          </div>
        ) : isPricing ? (
          <BillSkeleton label={t('loadingBill')} />
        ) : (
          <p>{t('billFailed')}</p>
        )}
        {freeDelivery && missingPaise > 0 ? (
          <div className="flex flex-col gap-1.5 text-sm text-ink">
            <p className="font-medium">{t('freeDelivery', { missing: money(missingPaise) })}</p>
            <Progress
              label={t('freeDeliveryLabel')}
              value={freeDelivery.minimum_paise - missingPaise}
              max={freeDelivery.minimum_paise}
            />
          </div>
        ) : null}
        {bill?.complete === false ? (
          location ? (
            <p>{t('incomplete')}</p>
          ) : (
            <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={locating.open}>
              {t('noLocation')}
            </Button>
          )
        ) : null}
        {isGuest ? <p>{t('guestNote')}</p> : null}
      </div>
      <div aria-hidden className="h-[calc(var(--spacing-safe-bottom)+4rem)] md:hidden" />
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface-raised px-4 pt-3 pb-[calc(var(--spacing-safe-bottom)+0.75rem)] md:static md:flex-col md:items-stretch md:border-0 md:p-0"
      >
        <p
          aria-live="polite"
          className="flex shrink-0 flex-col md:flex-row md:items-baseline md:justify-between"
        >
          <span className="text-sm text-ink-muted">
            {bill ? t('toPay') : t('subtotal')}
            <span className="hidden md:inline"> · {t('pieces', { count: pieces })}</span>
          </span>
          <Price paise={bill ? bill.total_paise : paise} size="lg" />
        </p>
        <div className="min-w-0 flex-1 basis-40 md:flex-none">
          {pieces === 0 ? (
            <Button size="lg" wide disabled>
              {t('checkout')}
            </Button>
          ) : (
            <LinkButton size="lg" wide render={<AppLink to={isGuest ? signInPath(checkout) : checkout} />}>
              {t(isGuest ? 'signInToCheckout' : 'checkout')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

/** The place of the bill while it is worked out. */
function BillSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      {/* The height of a usual bill. */}
      <div className="flex h-48 flex-col gap-2.5">
        <Skeleton className="text-base" />
        <Skeleton className="text-base" />
        <Skeleton className="text-base" />
        <Skeleton className="text-xl" />
      </div>
    </SkeletonGroup>
  )
}
