import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { CartBar } from './cart-bar.tsx'

/** The floating cart bar; nothing while the cart is empty. */
export default function FloatingCart({ aboveNav }: { readonly aboveNav: boolean }) {
  const { t } = useTranslation('home')
  const { data: lines = [] } = useCart()
  const { pieces, paise } = cartTotals(lines)
  if (pieces === 0) return null
  const vendors = [...new Set(lines.map((line) => line.vendor_name ?? ''))]
  const [vendor = ''] = vendors
  return (
    <>
      <div aria-hidden className="h-28" />
      <CartBar
        aboveNav={aboveNav}
        paise={paise}
        summary={
          vendors.length > 1
            ? t('cartBar.several', { count: pieces, vendors: vendors.length })
            : t('cartBar.summary', { count: pieces, vendor })
        }
        actionLabel={t('cartBar.open')}
        render={<AppLink to={pathTo('shoppingCart')} />}
      />
    </>
  )
}
