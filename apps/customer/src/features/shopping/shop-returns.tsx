import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { shopOrderOf } from '@angadi/data/shopping/shop-order.ts'
import { OrderReturns } from './parts/order-returns.tsx'

/** What can be returned of an order from a shop that a courier brought. */
export default function ShopReturns({ tracking }: { readonly tracking: Tracking }) {
  const shopOrder = shopOrderOf(tracking)
  return shopOrder ? <OrderReturns orderId={tracking.order.id} shopOrder={shopOrder} /> : null
}
