import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholder while the checkout is loading. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8">
        <div className="flex flex-col gap-6">
          <Skeleton shape="box" className="h-13" />
          <Skeleton shape="box" className="h-24" />
          <Skeleton shape="box" className="h-40" />
          <Skeleton shape="box" className="h-36" />
        </div>
        <Skeleton shape="box" className="h-80" />
      </div>
    </SkeletonGroup>
  )
}
