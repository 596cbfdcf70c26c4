import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholder while products load. */
export function ProductsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
          <div key={key} className="flex min-w-0 flex-col gap-2">
            <Skeleton shape="box" className="aspect-square" />
            <Skeleton shape="box" className="h-6 w-24 max-w-full" />
            <Skeleton shape="box" className="h-12" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
