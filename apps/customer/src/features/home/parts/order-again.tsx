import { useRecentOrders } from '@angadi/data/orders/my-orders.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'
import { OrderAgainSkeleton } from './order-again-skeleton.tsx'

const OrderAgainCards = lazy(() => import('./order-again-cards.tsx'))

/** How many of the latest delivered orders are offered again (Spec §9 Orders: recent orders 3 shown). */
const SHOWN = 3

/** The latest delivered orders; the code that shows them is loaded only if there are any. */
export default function OrderAgain() {
  const { data: orders = [], isLoading } = useRecentOrders()
  if (isLoading) return <OrderAgainSkeleton />
  if (orders.length === 0) return null
  return (
    <Suspense fallback={<OrderAgainSkeleton />}>
      <OrderAgainCards orders={orders.slice(0, SHOWN)} />
    </Suspense>
  )
}
