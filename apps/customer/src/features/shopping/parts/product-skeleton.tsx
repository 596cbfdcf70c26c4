import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholder while a product loads. */
export function ProductSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <Skeleton shape="box" className="aspect-square" />
        <div className="flex flex-col gap-4">
          <Skeleton shape="box" className="h-12 w-40" />
          <Skeleton shape="box" className="h-16" />
          <Skeleton shape="box" className="h-28" />
          <Skeleton shape="box" className="h-40" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
