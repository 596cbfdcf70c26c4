import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { RouteNameOf } from '@angadi/routes/manifest.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages, type MorePagesProps } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where one finds what a list is of. */
const BROWSE = { vendors: 'categories', items: 'food', products: 'shopping' } as const satisfies Record<
  string,
  RouteNameOf<'customer'>
>

export interface FavouriteListProps<Row> {
  readonly of: keyof typeof BROWSE
  /** Undefined while it loads. */
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row) => string
  readonly query: MorePagesProps['pages'] & {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly children: (row: Row) => ReactNode
}

/** One list of favourites, a page at a time, or how one comes to have some. */
export function FavouriteList<Row>({ of, rows, keyOf, query, children }: FavouriteListProps<Row>) {
  const { t } = useTranslation(['favourites', 'common'])
  if (query.error && !rows)
    return (
      <LoadFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={query.refetch} />
    )
  if (!rows)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="box" className="h-24" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (rows.length === 0 && !query.hasNextPage)
    return (
      <EmptyState
        picture={<Heart aria-hidden />}
        title={t(`none.${of}.title`)}
        action={
          <LinkButton render={<AppLink to={pathTo(BROWSE[of])} />}>{t(`none.${of}.browse`)}</LinkButton>
        }
      >
        {t(`none.${of}.text`)}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {rows.map((row) => (
          <li key={keyOf(row)} className="border-b border-line py-4">
            {children(row)}
          </li>
        ))}
      </ul>
      <MorePages pages={query} className="mt-6" />
    </>
  )
}
