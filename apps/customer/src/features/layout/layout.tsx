import { useLiveCart } from '@angadi/data/cart/use-cart.ts'
import { useLiveOrders } from '@angadi/data/orders/my-orders.ts'
import type { ReactNode } from 'react'
import { useUsualPlace } from '../../place/use-usual-place.ts'
import { FloatingCart } from './floating-cart.tsx'
import { MainNav } from './main-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { useCartMerge } from './use-cart-merge.ts'
import { useMainPlace } from './use-main-place.ts'

/** What stands around every customer screen: the navigation, the floating cart, and what keeps both up to date. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { place, hasNav, hasCartBar } = useMainPlace()
  useLiveCart()
  useLiveOrders()
  useCartMerge()
  useUsualPlace()
  return (
    <>
      <TopBar place={place} />
      {children}
      {hasCartBar ? <FloatingCart aboveNav={hasNav} /> : null}
      {hasNav ? <MainNav place={place} /> : null}
    </>
  )
}
