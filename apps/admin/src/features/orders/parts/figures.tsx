import { useOverview } from '@angadi/data/admin-console/overview.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { Bike, IndianRupee, ReceiptText, Scale, Store, Timer } from 'lucide-react'

/** The six figures of today. */
export function Figures() {
  const { t } = useTranslation(['admin', 'common'])
  const { money, number } = useFormats()
  const { data } = useOverview()
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} shape="box" className="h-24" />
          ))}
        </div>
      </SkeletonGroup>
    )
  const live = Object.values(data.live_by_status).reduce((sum, many) => sum + many, 0)
  return (
    <dl className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <StatTile label={t('figures.live')} value={number(live)} icon={<Timer aria-hidden />} />
      <StatTile
        label={t('figures.today')}
        value={number(data.today.orders)}
        note={t('figures.todayNote', { delivered: data.today.delivered, cancelled: data.today.cancelled })}
        icon={<ReceiptText aria-hidden />}
      />
      <StatTile
        label={t('figures.sales')}
        value={money(data.today.sales_paise)}
        note={t('figures.revenue', { amount: money(data.revenue_today_paise) })}
        icon={<IndianRupee aria-hidden />}
      />
      <StatTile
        label={t('figures.couriers')}
        value={number(data.couriers_online)}
        icon={<Bike aria-hidden />}
      />
      <StatTile label={t('figures.vendors')} value={number(data.vendors_open)} icon={<Store aria-hidden />} />
      <StatTile
        label={t('figures.books')}
        value={t(data.ledger_balanced ? 'figures.balanced' : 'figures.unbalanced')}
        icon={<Scale aria-hidden />}
      />
    </dl>
  )
}
