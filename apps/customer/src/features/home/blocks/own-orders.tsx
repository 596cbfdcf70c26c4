import { useActiveOrders } from '@angadi/data/orders/my-orders.ts'
import { ORDERS_SLOW_MS } from '@angadi/data/orders/retry-policy.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Hourglass } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { expectOrderUntil } from '../expected-order.ts'
import { StripSkeleton } from '../parts/strip-skeleton.tsx'
import { useHome } from '../use-home.ts'

const ActiveOrders = lazy(() => import('../parts/active-orders.tsx'))

/**
 * The signed-in user's orders under way, or what keeps them from being shown: slow after 5 s, failed after three
 * attempts (Spec §8 Orders). They come with the rest of home; events keep them up to date.
 */
export default function OwnOrders({ isExpected = false }: { readonly isExpected?: boolean }) {
  const { t } = useTranslation('home')
  const { isPending, isError, data } = useHome()
  const isSlow = useSlow(isPending)
  useEffect(() => {
    if (isSlow) announce(t('personal.slow'))
  }, [isSlow, t])
  if (isError && !data)
    return <LoadFailed title={t('personal.failed')} onRetry={() => window.location.reload()} />
  if (isSlow) return <Banner icon={<Hourglass aria-hidden />}>{t('personal.slow')}</Banner>
  return data ? <Active /> : isExpected ? <StripSkeleton /> : null
}

/** Mounted once home has arrived and has put the orders where this looks for them. */
function Active() {
  const { data: orders = [] } = useActiveOrders()
  const [newest] = orders
  const until = newest?.promised_max_at ?? newest?.created_at
  useEffect(() => expectOrderUntil(until), [until])
  if (orders.length === 0) return null
  return (
    <Suspense fallback={<StripSkeleton />}>
      <ActiveOrders orders={orders} />
    </Suspense>
  )
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
