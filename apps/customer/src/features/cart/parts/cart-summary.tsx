import { signInPath } from '@angadi/auth/origin.ts'
import type { CartBill } from '@angadi/data/cart/cart-bill.ts'
import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { VendorPart } from '../by-vendor.ts'

export interface CartSummaryProps {
  readonly parts: readonly VendorPart[]
  /** What the checkout will charge; undefined while it is loading, or where it could not be worked out. */
  readonly bill: CartBill | undefined
  /** Whether the bill does not match the cart yet. */
  readonly isPricing: boolean
}

/** All that the checkout will charge, and the link to it: at the bottom on phones, beside the list on desktops. */
export function CartSummary({ parts, bill, isPricing }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const isGuest = useUserId() === null
  const { pieces, paise } = cartTotals(parts.flatMap(({ lines }) => lines))
  const checkout = pathTo('checkout')
  return (
    <section
      aria-label={t('summary')}
      className="contents md:sticky md:top-24 md:flex md:flex-col md:gap-4 md:rounded-lg md:border md:border-line md:bg-surface-raised md:p-5"
    >
      <div className="flex flex-col gap-2 text-sm text-ink-muted">
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
            <Bill charges={bill.charges} totalPaise={bill.total_paise} />
          </div>
        ) : isPricing ? (
          <BillSkeleton label={t('loadingBill')} />
        ) : (
          <p>{t('billFailed')}</p>
        )}
        {bill?.complete === false ? <p>{t('incomplete')}</p> : null}
        <p>{t('couponsLater')}</p>
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
      <div className="flex flex-col gap-2.5">
        <Skeleton className="text-base" />
        <Skeleton className="text-base" />
        <Skeleton className="text-base" />
        <Skeleton className="text-xl" />
      </div>
    </SkeletonGroup>
  )
}
