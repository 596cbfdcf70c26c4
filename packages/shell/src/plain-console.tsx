import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { type ReactNode, Suspense } from 'react'
import { lazy } from './boundaries/lazy.tsx'
import { useRoleHere } from './header/use-role-modes.ts'
import { useIdle } from './use-idle.ts'

const NotificationBell = lazy<object>(async () => ({
  default: (await import('./header/notification-bell.tsx')).NotificationBell,
}))
const AccountMenu = lazy<object>(async () => ({
  default: (await import('./header/account-menu.tsx')).AccountMenu,
}))

/** The layout of a console without nav items yet: its title, and the account menu with the user's other roles. */
export default function PlainConsole({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['roles', 'shell'])
  const holder = useRoleHere()
  const isIdle = useIdle()
  return (
    <>
      <AppBar
        width="wide"
        title={
          <span className="flex min-h-touch items-center gap-2.5 text-lg font-bold">
            <BrandMark className="size-8 shrink-0" />
            <span className="truncate">{t('console', { role: t(`shell:roles.${holder}`) })}</span>
          </span>
        }
        actions={
          <>
            <span className="size-touch">
              {isIdle ? (
                <Suspense>
                  <NotificationBell />
                </Suspense>
              ) : null}
            </span>
            <span className="size-touch">
              {isIdle ? (
                <Suspense>
                  <AccountMenu />
                </Suspense>
              ) : null}
            </span>
          </>
        }
      />
      {children}
    </>
  )
}
