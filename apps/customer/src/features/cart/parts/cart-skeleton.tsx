import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The shape of a cart that is on its way. */
export function CartSkeleton() {
  const { t } = useTranslation('cart')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8">
        <div className="flex flex-col gap-4">
          <Skeleton className="w-1/2 text-xl" />
          <Skeleton shape="box" className="h-16" />
          <Skeleton shape="box" className="h-16" />
          <Skeleton shape="box" className="h-16" />
        </div>
        <Skeleton shape="box" className="h-40" />
      </div>
    </SkeletonGroup>
  )
}
