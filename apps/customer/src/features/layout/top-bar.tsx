import { signInPath } from '@angadi/auth/origin.ts'
import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { RefreshButton } from '@angadi/shell/gestures/refresh-button.tsx'
import { LanguageButton } from '@angadi/shell/header/language-button.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ReceiptText, Search, ShoppingBag } from 'lucide-react'
import { Suspense } from 'react'
import { useBill } from '../../shared/cart/use-bill.ts'
import { DeliveryChip } from '../../shared/location/delivery-chip.tsx'
import type { MainNavKey } from './use-main-nav.ts'

const AccountMenu = lazy<object>(() =>
  import('@angadi/shell/header/account-menu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })),
)

const linkStyle =
  'flex min-h-touch items-center gap-2 rounded-full px-3 font-semibold transition-colors hover:bg-surface-sunken aria-[current=page]:bg-action-soft aria-[current=page]:text-action-ink'

/** The one bar of wide screens, 72 px around a navigation of 56 (Spec §9 Layout): brand, location, search, orders, account and the cart with its total. */
export default function TopBar({ navItem }: { readonly navItem: MainNavKey | undefined }) {
  const { t } = useTranslation(['shell', 'common', 'search', 'home', 'location'])
  const { ready, userId } = useSession()
  // The account menu is heavy, and narrow screens never show this bar.
  const isWide = useIsWide()
  return (
    <div
      data-top-bar
      className="sticky top-0 z-nav hidden border-b border-line bg-surface-raised pt-2 pb-[calc(0.5rem-1px)] md:block"
    >
      <nav
        aria-label={t('nav.label')}
        className="mx-auto flex h-14 max-w-page items-center gap-3 px-6 lg:gap-5"
      >
        <AppLink
          to={pathTo('home')}
          aria-current={navItem === 'home' ? 'page' : undefined}
          className="flex min-h-touch shrink-0 items-center gap-2.5 text-lg font-bold"
        >
          <BrandMark className="size-8" />
          <span className="max-lg:sr-only">{t('common:appName')}</span>
        </AppLink>
        <div className="max-w-52 min-w-0 shrink-0">
          <DeliveryChip />
        </div>
        <span className="flex min-w-0 flex-1">
          <AppLink
            to={pathTo('search')}
            className="flex min-h-touch w-full max-w-120 items-center gap-2 rounded-full bg-surface-sunken px-4 text-ink-muted transition-colors hover:bg-line"
          >
            <Search aria-hidden className="size-5 shrink-0" />
            <span className="truncate">{t('search:label')}</span>
          </AppLink>
        </span>
        <div className="flex shrink-0 items-center gap-1">
          <AppLink
            to={pathTo('orders')}
            aria-current={navItem === 'orders' ? 'page' : undefined}
            className={linkStyle}
          >
            <ReceiptText aria-hidden className="size-5 lg:hidden" />
            <span className="max-lg:sr-only">{t('nav.orders')}</span>
          </AppLink>
          <RefreshButton />
          <LanguageButton />
          <NotificationBell />
          {userId !== null && isWide ? (
            <span className="size-touch">
              <Suspense>
                <AccountMenu />
              </Suspense>
            </span>
          ) : null}
          {ready && userId === null ? (
            <LinkButton variant="soft" size="sm" render={<AppLink to={signInPath(pathTo('home'))} />}>
              {t('home:signIn')}
            </LinkButton>
          ) : null}
          <CartLink />
        </div>
      </nav>
    </div>
  )
}

/** The cart, with the pieces in it and what they cost with every fee. */
function CartLink() {
  const { t } = useTranslation('shell')
  const { data: lines = [] } = useCart()
  const { pieces, paise } = cartTotals(lines)
  const { data: bill, isPlaceholderData } = useBill(lines)
  return (
    <AppLink to={pathTo('shoppingCart')} className={`${linkStyle} bg-action-soft text-action-ink`}>
      <ShoppingBag aria-hidden className="size-5" />
      <span className="sr-only">{pieces === 0 ? t('nav.cart') : t('nav.cartCount', { count: pieces })}</span>
      {pieces === 0 ? (
        <span aria-hidden>{t('nav.cart')}</span>
      ) : (
        <span aria-busy={isPlaceholderData} className="tabular-nums">
          <Price paise={bill?.total_paise ?? paise} />
        </span>
      )}
    </AppLink>
  )
}
