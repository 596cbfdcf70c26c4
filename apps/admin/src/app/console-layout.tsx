import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Banknote, GalleryHorizontal, LifeBuoy, MessageSquareWarning, Settings } from 'lucide-react'
import type { ReactNode } from 'react'

/** The admin layout: the console's title on the left; support, reported reviews, payouts, settings, notifications and the account menu on the right. */
export default function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['admin', 'header'])
  return (
    <>
      <AppBar
        width="wide"
        title={
          <AppLink to={pathTo('admin')} className="flex min-h-touch items-center gap-2.5 text-lg font-bold">
            <BrandMark className="size-8" />
            {/* On a phone the modules need the room. */}
            <span className="max-lg:sr-only">{t('console')}</span>
          </AppLink>
        }
        actions={
          <>
            <AppLink
              to={pathTo('adminModule', { module: 'support' })}
              aria-label={t('support.title')}
              title={t('support.title')}
              className="grid size-touch place-items-center rounded-full transition-colors hover:bg-surface-sunken"
            >
              <LifeBuoy aria-hidden className="size-6" />
            </AppLink>
            <AppLink
              to={pathTo('adminModule', { module: 'reviews' })}
              aria-label={t('reviews.title')}
              title={t('reviews.title')}
              className="grid size-touch place-items-center rounded-full transition-colors hover:bg-surface-sunken"
            >
              <MessageSquareWarning aria-hidden className="size-6" />
            </AppLink>
            <AppLink
              to={pathTo('adminModule', { module: 'payouts' })}
              aria-label={t('payouts.title')}
              title={t('payouts.title')}
              className="grid size-touch place-items-center rounded-full transition-colors hover:bg-surface-sunken"
            >
              <Banknote aria-hidden className="size-6" />
            </AppLink>
            <AppLink
              to={pathTo('adminModule', { module: 'banners' })}
              aria-label={t('banners.title')}
              title={t('banners.title')}
              className="grid size-touch place-items-center rounded-full transition-colors hover:bg-surface-sunken"
            >
              <GalleryHorizontal aria-hidden className="size-6" />
            </AppLink>
            <AppLink
              to={pathTo('adminModule', { module: 'settings' })}
              aria-label={t('header:settings.title')}
              title={t('header:settings.title')}
              className="grid size-touch place-items-center rounded-full transition-colors hover:bg-surface-sunken"
            >
              <Settings aria-hidden className="size-6" />
            </AppLink>
            <NotificationBell />
            <AccountMenu />
          </>
        }
      />
      {children}
    </>
  )
}
