import { type CartLine, cartTotals } from '@angadi/data/cart/cart-line.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useBill } from '../../shared/cart/use-bill.ts'
import { CartBar } from './cart-bar.tsx'

/** The cart as the floating bar shows it; nothing while it is empty. */
export default function FloatingCart({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation('home')
  const { data: bill, isPlaceholderData } = useBill(lines)
  const { pieces, paise } = cartTotals(lines)
  if (pieces === 0) return null
  const vendors = [...new Set(lines.map((line) => line.vendor_name ?? ''))]
  const [vendor = ''] = vendors
  return (
    <section data-bottom-bar aria-label={t('cartBar.label')} className="animate-slide">
      <CartBar
        picture={pictureUrl(lines.findLast(({ picture }) => picture !== null)?.picture)}
        paise={bill?.total_paise ?? paise}
        note={bill ? t(bill.complete ? 'cartBar.allIn' : 'cartBar.from') : undefined}
        isPricing={isPlaceholderData}
        summary={
          vendors.length > 1
            ? t('cartBar.several', { count: pieces, vendors: vendors.length })
            : t('cartBar.summary', { count: pieces, vendor })
        }
        actionLabel={t('cartBar.open')}
        render={<AppLink to={pathTo('shoppingCart')} />}
      />
    </section>
  )
}
