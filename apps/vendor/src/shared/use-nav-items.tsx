import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import type { NavItemData } from '@angadi/ui/nav-item/nav-item.tsx'
import { IndianRupee, ReceiptText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { tradeOf } from './trade/trade-of.ts'
import type { TradeNav } from './trade/vendor-trade.ts'
import { useChosenVendor } from './vendor/chosen-vendor.ts'

/** Whether a path is the live board. */
export function isBoard(pathname: string): boolean {
  return pathname === pathTo('vendor') || pathname === pathTo('restaurantDashboard')
}

const PAST_ORDERS: TradeNav = { key: 'orders', label: 'orders', Icon: ReceiptText, route: 'vendorOrders' }

/**
 * The nav items of the console.
 *
 * @param waiting how many new orders wait for an answer
 */
export function useNavItems(waiting: number): readonly NavItemData[] {
  const { t } = useTranslation('vendor')
  const { pathname } = useLocation()
  const { vendor } = useChosenVendor()
  const { board, afterBoard = [], items, afterItems = [], orders = PAST_ORDERS } = tradeOf(vendor?.kind)
  const entry = ({ key, label, Icon, route, also = [] }: TradeNav): NavItemData => ({
    key,
    label: t(`nav.${label}`),
    icon: <Icon aria-hidden />,
    render: <AppLink to={pathTo(route)} />,
    active: [route, ...also].some((one) => pathname === pathTo(one)),
  })
  return [
    { ...entry(board), badge: waiting > 0 ? String(waiting) : undefined },
    ...afterBoard.map(entry),
    entry({ key: 'menu', route: 'vendorProducts', ...items }),
    ...afterItems.map(entry),
    entry(orders),
    // A position without either finds nothing there.
    ...(vendor?.rights.some((right) => right === 'money' || right === 'prices')
      ? [
          {
            key: 'earnings',
            label: t('nav.earnings'),
            icon: <IndianRupee aria-hidden />,
            render: <AppLink to={pathTo('vendorAnalytics')} />,
            active: pathname === pathTo('vendorAnalytics'),
          },
        ]
      : []),
  ]
}
