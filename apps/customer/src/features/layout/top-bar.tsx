import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { badgeText } from '@angadi/domain/badge.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { RefreshButton } from '@angadi/shell/gestures/refresh-button.tsx'
import { LanguageButton } from '@angadi/shell/header/language-button.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { Search, ShoppingBag } from 'lucide-react'
import { Suspense } from 'react'
import { MAIN_NAV_KEYS, type MainNavKey } from './use-main-nav.ts'

const AccountMenu = lazy<object>(() =>
  import('@angadi/shell/header/account-menu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })),
)

/** Brand, navigation and cart on wide screens. 56 px including its border (Spec §9 Layout). */
export default function TopBar({ navItem }: { readonly navItem: MainNavKey | undefined }) {
  const { t } = useTranslation(['shell', 'common', 'search'])
  const { data: lines = [] } = useCart()
  const { pieces } = cartTotals(lines)
  const isSignedIn = useUserId() !== null
  // The account menu is heavy, and narrow screens never show this bar.
  const isWide = useIsWide()
  return (
    <nav aria-label={t('nav.label')} className="hidden border-b border-line bg-surface-raised md:block">
      <div className="mx-auto flex h-[calc(var(--spacing-bar)-1px)] max-w-page items-center gap-8 px-6">
        <AppLink to={pathTo('home')} className="flex min-h-touch items-center gap-2.5 text-lg font-bold">
          <BrandMark className="size-8" />
          {t('common:appName')}
        </AppLink>
        <ul className="flex flex-1 gap-1">
          {MAIN_NAV_KEYS.map((one) => (
            <li key={one}>
              <AppLink
                to={pathTo(one)}
                aria-current={one === navItem ? 'page' : undefined}
                className="flex min-h-touch items-center rounded-full px-4 font-medium text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:text-action-ink"
              >
                {t(`nav.${one}`)}
              </AppLink>
            </li>
          ))}
        </ul>
        {/* Home has the search itself. */}
        <AppLink
          to={pathTo('search')}
          hidden={navItem === 'home'}
          className="-mr-4 flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-full text-ink-muted transition-colors hover:bg-surface-sunken xl:mr-0 xl:w-72 xl:justify-start xl:bg-surface-sunken xl:px-4"
        >
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="truncate max-xl:sr-only">{t('search:label')}</span>
        </AppLink>
        <div className="-mx-4 flex items-center">
          <RefreshButton />
          <LanguageButton />
          <NotificationBell />
        </div>
        <AppLink
          to={pathTo('shoppingCart')}
          className="flex min-h-touch items-center gap-2 rounded-full px-4 font-semibold transition-colors hover:bg-surface-sunken"
        >
          <ShoppingBag aria-hidden className="size-5" />
          <span className="sr-only">
            {pieces === 0 ? t('nav.cart') : t('nav.cartCount', { count: pieces })}
          </span>
          <span aria-hidden>{t('nav.cart')}</span>
          {pieces > 0 ? (
            <span
              aria-hidden
              className="grid h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 text-sm font-bold text-on-action tabular-nums"
            >
              {badgeText(pieces)}
            </span>
          ) : null}
        </AppLink>
        {isSignedIn && isWide ? (
          <div className="-mr-2.5 -ml-6 size-touch">
            <Suspense>
              <AccountMenu />
            </Suspense>
          </div>
        ) : null}
      </div>
    </nav>
  )
}
