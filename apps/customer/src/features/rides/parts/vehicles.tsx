import { useRideOptions } from '@angadi/data/rides/ride-options.ts'
import type { RideAsk } from '@angadi/data/rides/ride-request.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { changeRide } from '../ride-draft.ts'
import { minutesOf, useRideWords } from '../use-ride-words.ts'
import { FareTable } from './fare-table.tsx'
import { VehicleList } from './vehicle-list.tsx'

export interface VehiclesProps {
  readonly ask: RideAsk | undefined
  readonly vehicle: string | undefined
  /** All fares side by side, instead of one below the other. */
  readonly isTable: boolean
}

/** What can be ordered for a way, or why nothing can. */
export function Vehicles({ ask, vehicle, isTable }: VehiclesProps) {
  const { t } = useTranslation('rides')
  const { distance } = useFormats()
  const words = useRideWords()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRideOptions(ask)
  const chosen = data?.options.find((option) => option.vehicle === vehicle)
  const problem = data?.problems[0]
  const List = isTable ? FareTable : VehicleList
  if (!ask) return <p className="text-ink-muted">{t('vehicles.waiting')}</p>
  if (error && !data)
    return <LoadFailed title={t('vehicles.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('vehicles.loading')}>
        <Skeleton shape="box" className="h-16" />
        <Skeleton shape="box" className="mt-2 h-16" />
        <Skeleton shape="box" className="mt-2 h-16" />
      </SkeletonGroup>
    )
  return (
    <Section title={t('vehicles.title')}>
      <div aria-busy={isPlaceholderData} className="flex flex-col gap-3">
        <p className="text-sm text-ink-muted tabular-nums">
          {t('vehicles.way', { distance: distance(data.metres), minutes: minutesOf(data.seconds) })}
        </p>
        {problem ? (
          <Banner tone="warning" urgent>
            <p>{words.problem(problem.code, problem.message)}</p>
            {problem.code === 'ride_too_far' && ask.mode === 'trip' ? (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                onClick={() => changeRide({ mode: 'intercity' })}
              >
                {t('problem.too_far_action')}
              </Button>
            ) : null}
          </Banner>
        ) : data.options.length === 0 ? (
          <p role="status">{t('vehicles.none')}</p>
        ) : null}
        {data.options.length > 0 ? (
          <List options={data.options} value={vehicle} onChange={(code) => changeRide({ vehicle: code })} />
        ) : null}
        {chosen && !chosen.available ? <Banner tone="action">{t('vehicles.nobodyText')}</Banner> : null}
      </div>
    </Section>
  )
}
