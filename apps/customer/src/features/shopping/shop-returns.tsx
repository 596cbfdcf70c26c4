import { useShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { OrderReturns } from './parts/order-returns.tsx'

/** What can be returned of an order from a shop that a courier brought. */
export default function ShopReturns({ orderId }: { readonly orderId: string }) {
  const { data } = useShopOrder(orderId)
  return data ? <OrderReturns orderId={orderId} shopOrder={data} /> : null
}
