import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholder while the checkout is loading, of the heights of a usual one. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="-mt-2 grid grid-cols-1 items-start gap-2 md:mt-0 md:grid-cols-[minmax(0,1fr)_23.5rem] md:gap-6">
        <Skeleton shape="box" className="h-100" />
        <div className="flex flex-col gap-2 md:gap-4">
          <Skeleton shape="box" className="h-12" />
          <Skeleton shape="box" className="h-45" />
          <Skeleton shape="box" className="h-22" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
