import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The work screen before the server has told whether one is on duty. */
export function WorkSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10">
        <div className="flex flex-col gap-6">
          <Skeleton shape="box" className="h-20 rounded-full" />
          <Skeleton shape="box" className="h-48" />
        </div>
        <Skeleton shape="box" className="h-64 lg:h-112" />
      </div>
    </SkeletonGroup>
  )
}
