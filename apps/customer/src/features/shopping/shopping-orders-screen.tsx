import { useShoppingOrders } from '@angadi/data/shopping/my-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { PackageOpen } from 'lucide-react'
import { ShoppingOrderCard } from './parts/shopping-order-card.tsx'

/** The customer's orders from shops, with what their parcels do (Spec §2 /shopping/orders). */
export default function ShoppingOrdersScreen() {
  const { t } = useTranslation(['shopping', 'common'])
  const { data: orders, error, isFetching, refetch, ...pages } = useShoppingOrders()
  return (
    <PullRefresh>
      <AppBar
        title={t('orders.title')}
        actions={
          <>
            <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('orders')} />}>
              {t('orders.all')}
            </LinkButton>
            <PhoneActions />
          </>
        }
      />
      <Page aboveNav>
        {error && !orders ? (
          <LoadFailed title={t('orders.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : !orders ? (
          <SkeletonGroup label={t('common:loading')}>
            <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
              {[1, 2, 3].map((key) => (
                <Skeleton key={key} shape="box" className="h-36" />
              ))}
            </div>
          </SkeletonGroup>
        ) : orders.length === 0 ? (
          <EmptyState
            picture={<PackageOpen aria-hidden />}
            title={t('orders.none')}
            action={
              <LinkButton render={<AppLink to={pathTo('shopping')} />}>{t('product.browse')}</LinkButton>
            }
          >
            {t('orders.noneText')}
          </EmptyState>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
              {orders.map((order) => (
                <li key={order.id}>
                  <ShoppingOrderCard order={order} />
                </li>
              ))}
            </ul>
            <MorePages pages={pages} className="mt-6" />
          </>
        )}
      </Page>
    </PullRefresh>
  )
}
