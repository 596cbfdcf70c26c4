import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The shape of the list before it is there. */
export function OrdersSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-4 h-12" />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Skeleton shape="box" className="h-40" />
        <Skeleton shape="box" className="h-40" />
        <Skeleton shape="box" className="h-40" />
      </div>
    </SkeletonGroup>
  )
}
