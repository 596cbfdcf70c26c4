import { useMyPackages } from '@angadi/data/packages/my-packages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Layers } from 'lucide-react'
import { PackageCard } from './package-card.tsx'

/** The customer's packages: those of which something is left first. */
export function PackageList() {
  const { t } = useTranslation('packages')
  const { data, error, isFetching, refetch } = useMyPackages()
  if (!data)
    return error ? (
      <LoadFailed title={t('mine.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('mine.loading')}>
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <Skeleton shape="box" className="h-52" />
          <Skeleton shape="box" className="h-52" />
        </div>
      </SkeletonGroup>
    )
  if (data.length === 0)
    return (
      <EmptyState
        picture={<Layers aria-hidden />}
        title={t('mine.none')}
        action={<LinkButton render={<AppLink to={pathTo('beautyWellness')} />}>{t('mine.find')}</LinkButton>}
      >
        {t('mine.noneText')}
      </EmptyState>
    )
  const isOpen = ({ balance, is_closed: isClosed }: (typeof data)[number]) => balance > 0 && !isClosed
  return (
    <>
      <h2 className="sr-only">{t('mine.tab')}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {data
          .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
          .map((bought) => (
            <li key={bought.order_id}>
              <PackageCard bought={bought} hasReceipt />
            </li>
          ))}
      </ul>
    </>
  )
}
