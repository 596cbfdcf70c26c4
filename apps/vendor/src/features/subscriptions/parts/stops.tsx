import { type Round, type RoundStop, useRoundStops } from '@angadi/data/subscriptions/round.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { useVolumeLabel } from '../use-volume-label.ts'
import { StopCard } from './stop-card.tsx'

export interface StopsProps {
  readonly vendorId: string
  readonly day: string
  readonly areas: Round['areas']
}

/** The doors of a round under the areas that they belong to. */
export function Stops({ vendorId, day, areas }: StopsProps) {
  const { t } = useTranslation('subscriptions')
  const volumeLabel = useVolumeLabel()
  const stops = useRoundStops(vendorId, day)
  const { data } = stops
  if (!data && stops.isError)
    return (
      <LoadFailed
        title={t('round.stopsFailed')}
        error={stops.error}
        busy={stops.isFetching}
        onRetry={stops.refetch}
      />
    )
  if (!data) return <Skeleton shape="box" className="h-64" />
  return (
    <div className="flex flex-col gap-5">
      {areasOf(data).map((area) => {
        const sums = areas.find((one) => one.area === area)
        const doors = sums
          ? sums.delivered > 0
            ? t('round.areaNote', { stops: sums.stops, delivered: sums.delivered })
            : t('round.planNote', { stops: sums.stops })
          : undefined
        const load = sums ? volumeLabel(sums.volume) : ''
        return (
          <Section
            key={area}
            title={area}
            action={
              <span className="text-sm text-ink-muted tabular-nums">
                {[doors, load].filter(Boolean).join(' · ')}
              </span>
            }
          >
            <ul className="flex flex-col gap-2">
              {data
                .filter((stop) => stop.area === area)
                .map((stop) => (
                  <StopCard key={stop.subscriber_id} vendorId={vendorId} stop={stop} />
                ))}
            </ul>
          </Section>
        )
      })}
      <MorePages pages={stops} />
    </div>
  )
}

/** The areas in the order of their doors. */
function areasOf(stops: readonly RoundStop[]): readonly string[] {
  return [...new Set(stops.map(({ area }) => area))]
}
