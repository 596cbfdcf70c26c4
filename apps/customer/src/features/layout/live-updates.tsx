import { useLiveCart } from '@angadi/data/cart/live-cart.ts'
import { useLiveOrders } from '@angadi/data/orders/live-orders.ts'
import { useUsualLocation } from '../../shared/location/use-usual-location.ts'
import { useCartMerge } from './use-cart-merge.ts'

/** Keeps what every screen shows in step with the account: the cart, the orders and the usual place. */
export default function LiveUpdates() {
  useLiveCart()
  useLiveOrders()
  useCartMerge()
  useUsualLocation()
  return null
}
