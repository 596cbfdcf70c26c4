import { type CourierDay, useCourierDay } from '@angadi/data/courier-console/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { ReactNode } from 'react'

export interface DayFrameProps {
  /** Such as `2026-11-21`; today without it. */
  readonly date?: string | undefined
  readonly children: (day: CourierDay) => ReactNode
}

/** A day of the courier's work, or its loading or error state. */
export function DayFrame({ date, children }: DayFrameProps) {
  const { t } = useTranslation(['delivery', 'common'])
  const { data, error, refetch, isFetching } = useCourierDay(date)
  if (data) return children(data)
  if (error) return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="box" className="h-48" />
      <Skeleton shape="box" className="mt-6 h-16" />
      <Skeleton shape="box" className="mt-3 h-16" />
      <Skeleton shape="box" className="mt-3 h-16" />
    </SkeletonGroup>
  )
}
