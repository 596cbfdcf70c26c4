import { useDashboard } from '@angadi/data/activity/dashboard.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { CalendarHeart, Gift, Heart, PackageCheck, PiggyBank } from 'lucide-react'

/** Orders completed, favourites, what was saved, reward points, member since (Spec §1 Dashboard). */
export function Stats() {
  const { t } = useTranslation(['dashboard', 'common'])
  const { number, money, date } = useFormats()
  const { data, error, isFetching, refetch } = useDashboard()
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-5 md:gap-4">
          {[1, 2, 3, 4, 5].map((key) => (
            <Skeleton key={key} shape="box" className="h-24" />
          ))}
        </div>
      </SkeletonGroup>
    )
  return (
    <dl aria-label={t('stats.title')} className="grid grid-cols-2 gap-3 md:grid-cols-5 md:gap-4">
      <StatTile
        icon={<PackageCheck aria-hidden />}
        label={t('stats.orders')}
        value={number(data.orders_completed)}
      />
      <StatTile icon={<Heart aria-hidden />} label={t('stats.favourites')} value={number(data.favourites)} />
      <StatTile
        icon={<PiggyBank aria-hidden />}
        label={t('stats.saved')}
        value={money(data.saved_paise)}
        note={
          data.saved_this_month_paise > 0
            ? t('stats.savedMonth', { saved: money(data.saved_this_month_paise) })
            : undefined
        }
      />
      <StatTile icon={<Gift aria-hidden />} label={t('stats.points')} value={number(data.points)} />
      <StatTile
        icon={<CalendarHeart aria-hidden />}
        label={t('stats.since')}
        value={<span className="text-lg">{date(data.member_since)}</span>}
      />
    </dl>
  )
}
