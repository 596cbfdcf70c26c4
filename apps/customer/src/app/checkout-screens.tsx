import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'

const Checkout = lazy(() => import('../features/checkout/checkout-screen.tsx'))
const SubstitutionChoices = lazy(() => import('../features/grocery/substitution-choices.tsx'))

/** The checkout over every trade, with what groceries ask beside: what may replace an item that is missing. */
export function CheckoutScreen() {
  return (
    <Checkout
      renderAsked={({ orders }) => {
        const lines = orders.flatMap((order) => (order.category === 'grocery' ? order.lines : []))
        return lines.length > 0 ? (
          <Suspense>
            <SubstitutionChoices lines={lines} />
          </Suspense>
        ) : null
      }}
    />
  )
}
