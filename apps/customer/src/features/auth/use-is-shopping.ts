import { isShoppingPath, originIn } from '@angadi/auth/origin.ts'
import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { useLocation } from 'react-router-dom'

/**
 * Whether the user signs in to buy: the cart has items, or the sign-in returns to the cart or a checkout. Such a user
 * is a customer and is not asked for a role (docs/decisions/0024).
 */
export function useIsShopping(): boolean {
  const { search } = useLocation()
  const hasCart = useGuestCart(({ lines }) => lines.length > 0)
  return hasCart || isShoppingPath(originIn(search))
}
