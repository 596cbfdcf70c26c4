import { isShoppingPath, originIn } from '@angadi/auth/origin.ts'
import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { useLocation } from 'react-router-dom'

/**
 * Whether somebody signs in to buy: with something in the cart, or on the way back to a cart or a checkout. Such a
 * person is a customer and is not asked for a role (docs/decisions/0024).
 */
export function useIsShopping(): boolean {
  const { search } = useLocation()
  const hasCart = useGuestCart(({ lines }) => lines.length > 0)
  return hasCart || isShoppingPath(originIn(search))
}
