import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import type { NavItemData } from '@angadi/ui/nav-item/nav-item.tsx'
import { Bike, CircleUserRound, IndianRupee, ReceiptText, ShoppingBag } from 'lucide-react'
import { useLocation } from 'react-router-dom'

/**
 * The nav items of the console.
 *
 * @param jobs the number of active orders
 */
export function useNavItems(jobs: number): readonly NavItemData[] {
  const { t } = useTranslation('delivery')
  const { pathname } = useLocation()
  const work = pathTo('deliveryDashboard')
  const grocery = pathTo('deliveryGrocery')
  const earnings = pathTo('driverDashboard')
  const deliveries = pathTo('driverOrders')
  const profile = pathTo('deliveryProfile')
  return [
    {
      key: 'work',
      label: t('nav.work'),
      icon: <Bike aria-hidden />,
      render: <AppLink to={work} />,
      active: pathname === work,
      badge: jobs > 0 ? String(jobs) : undefined,
    },
    {
      key: 'grocery',
      label: t('nav.grocery'),
      icon: <ShoppingBag aria-hidden />,
      render: <AppLink to={grocery} />,
      active: pathname === grocery,
    },
    {
      key: 'earnings',
      label: t('nav.earnings'),
      icon: <IndianRupee aria-hidden />,
      render: <AppLink to={earnings} />,
      active: pathname === earnings,
    },
    {
      key: 'deliveries',
      label: t('nav.deliveries'),
      icon: <ReceiptText aria-hidden />,
      render: <AppLink to={deliveries} />,
      active: pathname === deliveries,
    },
    {
      key: 'profile',
      label: t('nav.profile'),
      icon: <CircleUserRound aria-hidden />,
      render: <AppLink to={profile} />,
      active: pathname === profile,
    },
  ]
}
