import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { useVendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import {
  BarChart3,
  CalendarClock,
  CircleOff,
  ImageOff,
  MessageSquareText,
  PackageMinus,
  ReceiptText,
  Settings,
  ShoppingBasket,
  Store,
  Tags,
} from 'lucide-react'

/** The week's figures, what waits for the vendor, and every part of the console. */
export function Overview({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { money } = useFormats()
  const { data: figures, error, refetch, isFetching, isLoading } = useVendorFigures(vendor.id, 7)
  const { data: catalogue, isLoading: isCatalogueLoading } = useVendorCatalogue(vendor.id)
  const products = pathTo('vendorProducts')
  const waiting = [
    {
      key: 'unanswered',
      count: figures?.unanswered,
      to: `${pathTo('vendorHub')}?part=reviews`,
      icon: <MessageSquareText aria-hidden />,
    },
    {
      key: 'expiring',
      count: catalogue?.expiring,
      to: `${products}?state=expiring`,
      icon: <CalendarClock aria-hidden />,
    },
    { key: 'low', count: catalogue?.low, to: `${products}?state=low`, icon: <PackageMinus aria-hidden /> },
    { key: 'off', count: catalogue?.off, to: `${products}?state=off`, icon: <CircleOff aria-hidden /> },
    {
      key: 'withoutPicture',
      count: catalogue?.without_picture,
      to: `${products}?state=without_picture`,
      icon: <ImageOff aria-hidden />,
    },
  ] as const
  const parts = [
    { key: 'products', to: products, icon: <ShoppingBasket aria-hidden /> },
    { key: 'profile', to: pathTo('vendorProfile'), icon: <Store aria-hidden /> },
    { key: 'offers', to: `${pathTo('vendorHub')}?part=offers`, icon: <Tags aria-hidden /> },
    { key: 'orders', to: pathTo('vendorOrders'), icon: <ReceiptText aria-hidden /> },
    { key: 'figures', to: pathTo('vendorAnalytics'), icon: <BarChart3 aria-hidden /> },
    { key: 'settings', to: pathTo('vendorSettings'), icon: <Settings aria-hidden /> },
  ] as const
  const open = waiting.filter(({ count }) => (count ?? 0) > 0)
  return (
    <div className="flex flex-col gap-8">
      {error && !figures ? (
        <LoadFailed title={t('figuresFailed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={t('week')}>
          <StatTile
            label={t('sales')}
            value={figures ? money(figures.now.sales_paise) : <Pending />}
            note={t('week')}
          />
          <StatTile
            label={t('orders')}
            value={figures ? figures.now.delivered : <Pending />}
            note={t('week')}
          />
          <StatTile
            label={t('rating')}
            value={vendor.rating === null ? t('noRating') : vendor.rating.toFixed(1)}
            note={t('ratings', { count: vendor.ratings_count })}
          />
          <StatTile
            label={t('returning')}
            value={figures ? figures.returning : <Pending />}
            note={t('week')}
          />
        </dl>
      )}
      {/* What waits comes above the parts: they are shown together, so that none moves under a finger. */}
      {isLoading || isCatalogueLoading ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="mb-8 h-40" />
          <Skeleton shape="box" className="h-96 md:h-56" />
        </SkeletonGroup>
      ) : (
        <>
          {open.length > 0 ? (
            <Section title={t('waiting.title')}>
              <ul className="rounded-lg border border-line bg-surface-raised px-3">
                {open.map(({ key, count, to, icon }) => (
                  <li key={key} className="border-b border-line last:border-0">
                    <ListRow
                      lead={icon}
                      title={t(`waiting.${key}`, { count: count ?? 0 })}
                      render={<AppLink to={to} />}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          <Section title={t('parts.title')}>
            <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
              {parts.map(({ key, to, icon }) => (
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
        </>
      )}
    </div>
  )
}

/** A figure that is still loading, of its real height. */
function Pending() {
  return <Skeleton shape="box" className="h-8 w-16" />
}
