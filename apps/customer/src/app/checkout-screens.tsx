import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'
import { tradeViews } from './trade-views.ts'

const Checkout = lazy(() => import('../features/checkout/checkout-screen.tsx'))

/** The checkout over every trade, with what a trade asks beside. */
export function CheckoutScreen() {
  return (
    <Checkout
      renderAsked={({ orders }) =>
        Object.entries(tradeViews).map(([trade, { asked: Asked }]) => {
          const own = orders.filter(({ category }) => category === trade)
          return Asked && own.length > 0 ? (
            <Suspense key={trade} fallback={<div className="h-14" />}>
              <Asked orders={own} />
            </Suspense>
          ) : null
        })
      }
    />
  )
}
