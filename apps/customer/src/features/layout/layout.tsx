import { useCart, useIsMergingCart } from '@angadi/data/cart/use-cart.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { type ReactNode, Suspense } from 'react'
import { MainNav } from './main-nav.tsx'
import { useMainNav } from './use-main-nav.ts'

const TopBar = lazy(() => import('./top-bar.tsx'))
const FloatingCart = lazy(() => import('./floating-cart.tsx'))
const FloatingOrder = lazy(() => import('./floating-order.tsx'))
const LiveUpdates = lazy(() => import('./live-updates.tsx'))

/**
 * The frame of every customer screen: the navigation, the floating cart, and their live updates. Phones do not load the
 * top bar, an empty cart does not load the cart bar, and live updates wait for an idle moment, unless a guest's cart
 * has to be merged.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { navItem, hasNav, hasCartBar, hasTracker } = useMainNav()
  const isSignedIn = useUserId() !== null
  const { data: lines = [] } = useCart()
  const isWide = useIsWide()
  const isIdle = useIdle()
  const isMergingCart = useIsMergingCart()
  return (
    <>
      {isWide ? (
        <Suspense fallback={<div className="h-16 border-b border-line bg-surface-raised" />}>
          <TopBar navItem={navItem} />
        </Suspense>
      ) : null}
      {children}
      {hasCartBar && lines.length > 0 ? (
        <Suspense>
          <FloatingCart aboveNav={hasNav} />
        </Suspense>
      ) : null}
      {hasTracker && isSignedIn && isIdle ? (
        <ExtraBoundary>
          <Suspense>
            <FloatingOrder aboveCart={lines.length > 0} />
          </Suspense>
        </ExtraBoundary>
      ) : null}
      {hasNav ? <MainNav navItem={navItem} /> : null}
      {isIdle || isMergingCart ? (
        <ExtraBoundary>
          <Suspense>
            <LiveUpdates />
          </Suspense>
        </ExtraBoundary>
      ) : null}
    </>
  )
}
