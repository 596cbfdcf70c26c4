import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The board before its orders have come. */
export function BoardSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        <Skeleton shape="box" className="h-12 xl:hidden" />
        <Skeleton shape="box" className="h-80" />
        <Skeleton shape="box" className="hidden h-80 xl:block" />
        <Skeleton shape="box" className="hidden h-80 xl:block" />
      </div>
    </SkeletonGroup>
  )
}
