import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholder while the first items load, of the rows' real height. */
export function ListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-px overflow-hidden rounded-lg border border-line">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className="flex h-18 items-center gap-3 bg-surface-raised px-4 lg:h-14">
            <Skeleton shape="box" className="size-12 lg:size-10" />
            <Skeleton shape="box" className="h-5 flex-1" />
            <Skeleton shape="box" className="h-8 w-13" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
