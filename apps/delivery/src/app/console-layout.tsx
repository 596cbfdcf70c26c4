import { useRoles } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import type { ReactNode } from 'react'
import { CourierFrame } from './courier-frame.tsx'

/** The courier's layout; a user who is not a courier (yet) gets a plain one, which makes no requests. */
export default function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { data: roles = [] } = useRoles()
  if (roles.includes('delivery')) return <CourierFrame brand={<Brand />}>{children}</CourierFrame>
  return (
    <>
      <AppBar
        title={<Brand />}
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

function Brand() {
  const { t } = useTranslation('delivery')
  return (
    <AppLink
      to={pathTo('deliveryDashboard')}
      className="flex min-h-touch min-w-0 items-center gap-2.5 text-lg font-bold"
    >
      <BrandMark className="size-8 shrink-0" />
      <span className="truncate max-[22.5rem]:sr-only">{t('console')}</span>
    </AppLink>
  )
}
