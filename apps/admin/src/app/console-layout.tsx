import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { SideNav } from '@angadi/ui/side-nav/side-nav.tsx'
import { MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavItems } from './use-nav-items.tsx'

/** The admin layout: its pages at the left edge, on phones in a menu; notifications and the account menu on the right. */
export default function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin')
  const pages = useNavItems()
  return (
    <div className="flex">
      <SideNav label={t('nav.label')} items={pages} header={<Brand />} />
      <div className="min-w-0 flex-1">
        <AppBar
          width="wide"
          title={
            <div className="md:hidden">
              <Brand />
            </div>
          }
          actions={
            <>
              <NotificationBell />
              <AccountMenu />
              <div className="md:hidden">
                <Menu
                  trigger={<IconButton label={t('nav.label')} icon={<MenuIcon aria-hidden />} />}
                  entries={pages}
                />
              </div>
            </>
          }
        />
        {children}
      </div>
    </div>
  )
}

function Brand() {
  const { t } = useTranslation('admin')
  return (
    <AppLink to={pathTo('admin')} className="flex min-h-touch items-center gap-2.5 leading-tight font-bold">
      <BrandMark className="size-8 shrink-0" />
      {t('console')}
    </AppLink>
  )
}
