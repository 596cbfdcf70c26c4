import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type HubBusiness, useVendorHub } from '@angadi/data/vendor-hub/hub.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import {
  BadgeCheck,
  BarChart3,
  ReceiptText,
  Scissors,
  Settings,
  ShoppingBasket,
  Store,
  Sun,
  Tags,
} from 'lucide-react'
import { Suspense } from 'react'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { Businesses } from './businesses.tsx'
import { SetupList } from './setup-list.tsx'
import { Waiting } from './waiting.tsx'

const CounterHistory = lazy(() => import('../../shared/counter-cash/counter-history.tsx'))

/** Every business at a glance, what waits in the chosen one, its week, and every part of the console. */
export function Overview({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { data: businesses, error, refetch, isFetching } = useVendorHub()
  const business = businesses?.find(({ id }) => id === vendor.id)
  const { isBooked } = tradeOf(vendor.kind)
  const parts = [
    { key: 'today', to: pathTo('salonDashboard'), icon: <Sun aria-hidden />, right: 'orders', of: 'booked' },
    { key: 'services', to: pathTo('salonServices'), icon: <Scissors aria-hidden />, of: 'booked' },
    { key: 'products', to: pathTo('vendorProducts'), icon: <ShoppingBasket aria-hidden />, of: 'goods' },
    { key: 'profile', to: pathTo('vendorProfile'), icon: <Store aria-hidden />, right: 'catalogue' },
    { key: 'offers', to: `${pathTo('vendorHub')}?part=offers`, icon: <Tags aria-hidden />, right: 'prices' },
    {
      key: 'bookings',
      to: pathTo('vendorBookings'),
      icon: <ReceiptText aria-hidden />,
      right: 'orders',
      of: 'booked',
    },
    { key: 'orders', to: pathTo('vendorOrders'), icon: <ReceiptText aria-hidden />, of: 'goods' },
    { key: 'figures', to: pathTo('vendorAnalytics'), icon: <BarChart3 aria-hidden />, right: 'prices' },
    { key: 'card', to: `${pathTo('vendorHub')}?part=card`, icon: <BadgeCheck aria-hidden /> },
    { key: 'settings', to: pathTo('vendorSettings'), icon: <Settings aria-hidden /> },
  ] as const
  const sold = isBooked ? 'booked' : 'goods'
  const shown = parts.filter(
    (part) =>
      (!('right' in part) || vendor.rights.includes(part.right)) && (!('of' in part) || part.of === sold),
  )
  return (
    <div className="flex flex-col gap-8">
      {error && !businesses ? (
        <LoadFailed title={t('hubFailed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!businesses && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="mb-8 h-40" />
          <Skeleton shape="box" className="h-96 md:h-56" />
        </SkeletonGroup>
      ) : null}
      {businesses && businesses.length > 1 ? <Businesses businesses={businesses} chosen={vendor.id} /> : null}
      {business ? (
        <>
          {/* Its day says what a new business that is booked has still to do. */}
          {isBooked ? null : <SetupList setup={business.setup} rights={vendor.rights} />}
          <Waiting business={business} />
          {business.figures ? <Week vendor={vendor} figures={business.figures} /> : null}
        </>
      ) : null}
      {businesses || error ? (
        <Section title={t('parts.title')}>
          <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
            {shown.map(({ key, to, icon }) => (
              <li key={key} className="border-b border-line">
                <ListRow
                  lead={icon}
                  title={t(`parts.${key}`)}
                  note={t(`parts.${key}Text`)}
                  render={<AppLink to={to} />}
                />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {business ? (
        <ExtraBoundary>
          <Suspense>
            <CounterHistory vendorId={vendor.id} />
          </Suspense>
        </ExtraBoundary>
      ) : null}
    </div>
  )
}

/** What was sold today and in the last seven days. */
function Week({
  vendor,
  figures,
}: {
  readonly vendor: MyVendor
  readonly figures: NonNullable<HubBusiness['figures']>
}) {
  const { t } = useTranslation('vendor-hub')
  const { money } = useFormats()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={t('week')}>
      <StatTile
        label={t('sales')}
        value={money(figures.week_sales)}
        note={t('todaySales', { amount: money(figures.today_sales) })}
      />
      <StatTile label={t('orders')} value={figures.week_delivered} note={t('week')} />
      <StatTile
        label={t('rating')}
        value={vendor.rating === null ? t('noRating') : vendor.rating.toFixed(1)}
        note={t('ratings', { count: vendor.ratings_count })}
      />
      <StatTile label={t('returning')} value={figures.week_repeat} note={t('week')} />
    </dl>
  )
}
