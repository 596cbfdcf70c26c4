import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import type { NavItemData } from '@angadi/ui/nav-item/nav-item.tsx'
import {
  ChefHat,
  IndianRupee,
  ListChecks,
  Milk,
  Package,
  ReceiptText,
  Store,
  Tags,
  UtensilsCrossed,
} from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useChosenVendor } from './vendor/chosen-vendor.ts'

/** Whether a path is the live board. */
export function isBoard(pathname: string): boolean {
  return pathname === pathTo('vendor') || pathname === pathTo('restaurantDashboard')
}

/**
 * The nav items of the console.
 *
 * @param waiting how many new orders wait for an answer
 */
export function useNavItems(waiting: number): readonly NavItemData[] {
  const { t } = useTranslation('vendor')
  const { pathname } = useLocation()
  const { vendor } = useChosenVendor()
  const isShop = vendor?.kind === 'shopping'
  const isFood = vendor?.kind === 'food'
  const work: NavItemData = isShop
    ? {
        key: 'board',
        label: t('nav.shop'),
        icon: <Store aria-hidden />,
        render: <AppLink to={pathTo('vendorShopping')} />,
        active: pathname === pathTo('vendorShopping'),
        badge: waiting > 0 ? String(waiting) : undefined,
      }
    : {
        key: 'board',
        label: t('nav.board'),
        icon: isFood ? <ChefHat aria-hidden /> : <ListChecks aria-hidden />,
        render: <AppLink to={pathTo('vendor')} />,
        active: isBoard(pathname),
        badge: waiting > 0 ? String(waiting) : undefined,
      }
  const parcels: readonly NavItemData[] = isShop
    ? [
        {
          key: 'parcels',
          label: t('nav.parcels'),
          icon: <Package aria-hidden />,
          render: <AppLink to={pathTo('vendorShoppingOrders')} />,
          active: pathname === pathTo('vendorShoppingOrders'),
        },
      ]
    : []
  return [
    work,
    ...parcels,
    {
      key: 'menu',
      label: t(isFood ? 'nav.menu' : 'nav.items'),
      icon: isFood ? <UtensilsCrossed aria-hidden /> : <Tags aria-hidden />,
      render: <AppLink to={pathTo('vendorProducts')} />,
      active: pathname === pathTo('vendorProducts'),
    },
    // Milk and newspapers come from stores; a restaurant has no daily round.
    ...(vendor?.kind === 'grocery'
      ? [
          {
            key: 'round',
            label: t('nav.round'),
            icon: <Milk aria-hidden />,
            render: <AppLink to={pathTo('vendorRound')} />,
            active: pathname === pathTo('vendorRound') || pathname === pathTo('vendorSubscriptions'),
          },
        ]
      : []),
    {
      key: 'orders',
      label: t('nav.orders'),
      icon: <ReceiptText aria-hidden />,
      render: <AppLink to={pathTo('vendorOrders')} />,
      active: pathname === pathTo('vendorOrders'),
    },
    {
      key: 'earnings',
      label: t('nav.earnings'),
      icon: <IndianRupee aria-hidden />,
      render: <AppLink to={pathTo('vendorAnalytics')} />,
      active: pathname === pathTo('vendorAnalytics'),
    },
  ]
}
