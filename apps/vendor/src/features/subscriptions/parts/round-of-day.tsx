import { type Round, useRound } from '@angadi/data/subscriptions/round.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { CalendarClock, Milk } from 'lucide-react'
import { useRoundLabels } from '../use-round-labels.ts'
import { useVolumeLabel } from '../use-volume-label.ts'
import { Claims } from './claims.tsx'
import { ItemsToLoad } from './items-to-load.tsx'
import { Stops } from './stops.tsx'

export interface RoundOfDayProps {
  readonly vendorId: string
  readonly day: string
}

/** One day's round: the sums to load, then the doors area by area. */
export function RoundOfDay({ vendorId, day }: RoundOfDayProps) {
  const { t } = useTranslation('subscriptions')
  const { number } = useFormats()
  const volumeLabel = useVolumeLabel()
  const { data: round, isError, error, isFetching, refetch } = useRound(vendorId, day)
  if (!round && isError)
    return <LoadFailed title={t('round.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!round)
    return (
      <SkeletonGroup label={t('round.loading')}>
        <div className="flex flex-col gap-3">
          <Skeleton shape="box" className="h-20" />
          <Skeleton shape="box" className="h-64" />
        </div>
      </SkeletonGroup>
    )
  return (
    <div className="flex flex-col gap-5">
      <Claims vendorId={vendorId} claims={round.claims} />
      {round.stops === 0 ? (
        <EmptyState picture={<Milk aria-hidden />} title={t('round.empty')}>
          {t('round.emptyText')}
        </EmptyState>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            <StatTile
              label={t('round.stops')}
              value={number(round.stops)}
              note={day === round.today ? `${t('round.delivered')}: ${number(round.delivered)}` : undefined}
            />
            {round.volume.length > 0 ? (
              <StatTile label={t('round.volume')} value={volumeLabel(round.volume)} />
            ) : null}
          </dl>
          <PlanNote round={round} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <ItemsToLoad items={round.items} />
            <Stops vendorId={vendorId} day={day} areas={round.areas} />
          </div>
        </>
      )}
    </div>
  )
}

/** Until when a plan can still change; nothing on the day itself. */
function PlanNote({ round }: { readonly round: Round }) {
  const { t } = useTranslation('subscriptions')
  const labels = useRoundLabels()
  if (round.day <= round.today || !round.terms) return null
  return (
    <Banner icon={<CalendarClock aria-hidden />}>
      {round.day >= round.first_changeable_day
        ? t('round.plan', { time: labels.clock(round.terms.cut_off) })
        : t('round.fixed')}
    </Banner>
  )
}
