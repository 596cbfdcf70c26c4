import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { BottomNav } from '@angadi/ui/bottom-nav/bottom-nav.tsx'
import { House, LayoutGrid, ReceiptText, UserRound, Wallet } from 'lucide-react'
import { Suspense } from 'react'
import { MAIN_NAV_KEYS, type MainNavKey } from './use-main-nav.ts'

const RoleSwitcher = lazy<object>(async () => ({
  default: (await import('@angadi/shell/header/role-switcher.tsx')).RoleSwitcher,
}))

const icons = {
  home: <House aria-hidden />,
  categories: <LayoutGrid aria-hidden />,
  orders: <ReceiptText aria-hidden />,
  wallet: <Wallet aria-hidden />,
  profile: <UserRound aria-hidden />,
} as const satisfies Record<MainNavKey, unknown>

/** The bottom navigation; wider screens have the `TopBar` instead. */
export function MainNav({ navItem }: { readonly navItem: MainNavKey | undefined }) {
  const { t } = useTranslation('shell')
  // Most users have one role and need no role switcher.
  const hasRoles = useSession(({ claimedRoles }) => claimedRoles.length > 1)
  return (
    <>
      {hasRoles ? (
        <Suspense>
          <RoleSwitcher />
        </Suspense>
      ) : null}
      <BottomNav
        label={t('nav.label')}
        items={MAIN_NAV_KEYS.map((one) => ({
          key: one,
          label: t(`nav.${one}`),
          icon: icons[one],
          render: <AppLink to={pathTo(one)} />,
          active: one === navItem,
        }))}
      />
    </>
  )
}
