import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The menu before it has come. */
export function MenuSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-6 h-12" />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} shape="box" className="h-20" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
