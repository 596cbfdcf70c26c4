import { signInPath } from '@angadi/auth/origin.ts'
import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import type { VendorPart } from '../by-vendor.ts'

/** The total of the items and the link to the checkout: at the bottom on phones, beside the list on desktops. */
export function CartSummary({ parts }: { readonly parts: readonly VendorPart[] }) {
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
        <p>{t('subtotalNote')}</p>
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
            {t('subtotal')}
            <span className="hidden md:inline"> · {t('pieces', { count: pieces })}</span>
          </span>
          <Price paise={paise} size="lg" />
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
