import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import type { ReactNode } from 'react'

/** The administrator's frame: the name of the house on the left, messages and account on the right. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <AppBar
        width="wide"
        title={
          <AppLink to={pathTo('admin')} className="flex min-h-touch items-center gap-2.5 text-lg font-bold">
            <BrandMark className="size-8" />
            {t('console')}
          </AppLink>
        }
        actions={
          <>
            <NotificationBell />
            <AccountMenu />
          </>
        }
      />
      {children}
    </>
  )
}
