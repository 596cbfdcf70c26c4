import { useActiveOrders, useRecentOrders } from '@angadi/data/orders/my-orders.ts'
import { ORDERS_SLOW_MS } from '@angadi/data/orders/retry-policy.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'

const ActiveOrders = lazy(() => import('./active-orders.tsx'))

/** The customer's active orders, or a message while they load slowly or when they fail (Spec §8 Orders). */
export function PersonalState() {
  const { t } = useTranslation('home')
  const active = useActiveOrders()
  const lists = [active, useRecentOrders()]
  const isPending = lists.some((list) => list.isPending)
  const isError = lists.some((list) => list.isError)
  const isSlow = useSlow(isPending)
  useEffect(() => {
    if (isSlow) announce(t('personal.slow'))
  }, [isSlow, t])
  if (isError) return <LoadFailed title={t('personal.failed')} onRetry={() => window.location.reload()} />
  if (isSlow) return <Banner icon={<Hourglass aria-hidden />}>{t('personal.slow')}</Banner>
  return active.data?.length ? <ActiveOrders orders={active.data} /> : null
}

/** Whether loading has taken longer than usual. */
function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), ORDERS_SLOW_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending && isSlow
}
