import { useRefetchOnEvent } from '@angadi/data/realtime/use-refetch-on-event.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { AccountMenu } from '@angadi/shell/header/account-menu.tsx'
import { NotificationBell } from '@angadi/shell/header/notification-bell.tsx'
import { RoleSwitcher } from '@angadi/shell/header/role-switcher.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { BottomNav } from '@angadi/ui/bottom-nav/bottom-nav.tsx'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { SideNav } from '@angadi/ui/side-nav/side-nav.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Alarm, useWakingSound } from '../shared/alarm/alarm.tsx'
import { SoundButton } from '../shared/alarm/sound-button.tsx'
import { ConsoleStrip } from '../shared/console-strip.tsx'
import { LiveVendor } from '../shared/live-vendor.tsx'
import { useTickets } from '../shared/ticket/ticket-store.ts'
import { useLandOnWork } from '../shared/use-land-on-work.ts'
import { useNavItems } from '../shared/use-nav-items.tsx'
import { useWaitingOrders } from '../shared/use-waiting-orders.ts'
import { useChosenVendor } from '../shared/vendor/chosen-vendor.ts'
import { VendorButton } from '../shared/vendor/vendor-button.tsx'

const TicketPrinter = lazy(() => import('../shared/ticket/ticket-printer.tsx'))
const ShopSwitch = lazy(() => import('../shared/vendor/shop-switch.tsx'))
const SuspendedBanner = lazy(() => import('../shared/vendor/suspended-banner.tsx'))
const VendorSheet = lazy(() => import('../shared/vendor/vendor-sheet.tsx'))
const StorefrontSheet = lazy(() => import('../shared/storefront/storefront-sheet.tsx'))

/** The layout of the console: the chosen vendor and its state, the navigation with waiting orders, and the alarm. */
export default function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('vendor')
  const { vendors, vendor, isPending } = useChosenVendor()
  const waiting = useWaitingOrders(vendors)
  const navItems = useNavItems(waiting.total)
  useLandOnWork(vendor, waiting)
  const shop = useSheet('shop')
  const storefront = useSheet('storefront')
  const isPrinting = useTickets((state) => state.printing !== undefined)
  // A list that is being picked has the whole phone; its head leads back.
  const isPicking = matchRoute(useLocation().pathname)?.route.name === 'vendorOrdersOrderIdPicking'
  useWakingSound()
  // Whoever is dismissed, or has another position, sees it at once.
  useRefetchOnEvent('roles', vendorConsoleKeys.everyVendors)
  return (
    <div className="flex">
      {vendor ? (
        <SideNav label={t('nav.label')} items={navItems} header={<Brand />} />
      ) : isPending ? (
        // Its room, so that nothing moves when it comes.
        <div className="w-64 shrink-0 max-md:hidden" />
      ) : null}
      <div className={`min-w-0 flex-1 ${isPicking ? 'max-md:[&>header]:hidden' : ''}`}>
        <AppBar
          width="wide"
          tall
          title={vendor ? <VendorButton vendor={vendor} onOpen={shop.open} /> : <Brand />}
          actions={
            <>
              {vendor ? (
                <Suspense fallback={<span className="w-13" />}>
                  <ShopSwitch vendor={vendor} />
                </Suspense>
              ) : null}
              {vendor ? <SoundButton /> : null}
              <NotificationBell />
              <AccountMenu />
            </>
          }
        />
        {vendor ? <ConsoleStrip /> : null}
        {/* A paused business takes no orders; whether it paused itself only the banner asks. */}
        {vendor && !vendor.accepting_orders ? (
          <Suspense>
            <SuspendedBanner vendorId={vendor.id} />
          </Suspense>
        ) : null}
        {children}
      </div>
      {vendor ? (
        <>
          {/* Work under way needs the room; the roles stand in the account menu. */}
          {waiting.isBusy || isPicking ? null : <RoleSwitcher />}
          {isPicking ? null : <BottomNav label={t('nav.label')} items={navItems} />}
        </>
      ) : null}
      {vendors.map((one) => (
        <LiveVendor key={one.id} vendor={one} />
      ))}
      {waiting.until ? <Alarm until={waiting.until} serverOffsetMs={waiting.serverOffsetMs} /> : null}
      {isPrinting ? (
        <Suspense>
          <TicketPrinter />
        </Suspense>
      ) : null}
      {vendor && shop.isOpen ? (
        <Suspense>
          <VendorSheet vendor={vendor} vendors={vendors} waiting={waiting.byVendor} onClose={shop.close} />
        </Suspense>
      ) : null}
      {vendor && storefront.isOpen ? (
        <Suspense>
          <StorefrontSheet vendor={vendor} onClose={storefront.close} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Brand() {
  const { t } = useTranslation('vendor')
  return (
    <AppLink to={pathTo('vendor')} className="flex min-h-touch items-center gap-2.5 leading-tight font-bold">
      <BrandMark className="size-8 shrink-0" />
      {t('console')}
    </AppLink>
  )
}
