import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Reserves the space of the first blocks below the services: the meal's pictures and the restaurants. */
export function BlocksSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-6 md:gap-8">
        <div className="flex gap-3 overflow-hidden pt-13">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((key) => (
            <Skeleton key={key} shape="box" className="h-31 w-20 shrink-0 md:h-38 md:w-27" />
          ))}
        </div>
        <div className="flex gap-3 overflow-hidden pt-12 md:grid md:grid-cols-3 md:gap-6 lg:grid-cols-4">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="box" className="h-63 w-66 shrink-0 md:w-full" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
