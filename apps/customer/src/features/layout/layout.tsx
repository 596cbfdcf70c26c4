import { useCart, useIsMergingCart } from '@angadi/data/cart/use-cart.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { type ReactNode, Suspense } from 'react'
import { FloatingBars } from './floating-bars.tsx'
import { MainNav } from './main-nav.tsx'
import { useIsRoomy } from './use-is-roomy.ts'
import { useMainNav } from './use-main-nav.ts'
import { useTypingMark } from './use-typing.ts'

const TopBar = lazy(() => import('./top-bar.tsx'))
const CartColumn = lazy(() => import('./cart-column.tsx'))
const FloatingCart = lazy(() => import('./floating-cart.tsx'))
const FloatingOrder = lazy(() => import('./floating-order.tsx'))
const LiveUpdates = lazy(() => import('./live-updates.tsx'))

/**
 * The frame of every customer screen: one bar and a cart beside a store on desktops, navigation and one floating bar on
 * phones, and their live updates. Phones do not load the top bar, an empty cart does not load the cart bar, and live
 * updates wait for an idle moment, unless a guest's cart has to be merged.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { navItem, hasNav, hasCartBar, hasCartColumn, belowCart, hasTracker } = useMainNav()
  const isSignedIn = useUserId() !== null
  const { data: lines = [] } = useCart()
  const isWide = useIsWide()
  const isRoomy = useIsRoomy()
  const isIdle = useIdle()
  const isMergingCart = useIsMergingCart()
  useTypingMark()
  const hasCart = hasCartBar && !isWide && lines.length > 0
  return (
    <>
      {isWide ? (
        <Suspense fallback={<div data-top-bar className="h-18 border-b border-line bg-surface-raised" />}>
          <TopBar navItem={navItem} />
        </Suspense>
      ) : null}
      {hasCartColumn && isRoomy ? (
        <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">{children}</div>
          <Suspense fallback={<div />}>
            <CartColumn lines={lines} />
          </Suspense>
        </div>
      ) : (
        children
      )}
      {/* The page ends above what floats, the line of an order included. */}
      {hasCart ? <div aria-hidden className={belowCart === 'bar' ? 'h-36' : 'h-20'} /> : null}
      {hasTracker && isSignedIn && !isWide ? <div aria-hidden className="h-14" /> : null}
      <FloatingBars above={belowCart}>
        {hasTracker && isSignedIn && isIdle && !isWide ? (
          <ExtraBoundary>
            <Suspense>
              <FloatingOrder />
            </Suspense>
          </ExtraBoundary>
        ) : null}
        {hasCart ? (
          <Suspense>
            <FloatingCart lines={lines} />
          </Suspense>
        ) : null}
      </FloatingBars>
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
