import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'

export interface LoadedProps {
  readonly query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly isFetching: boolean
    readonly data: unknown
    readonly refetch: () => unknown
  }
  /** What is said where it could not be loaded. */
  readonly failed: string
  /** What is said where the list is empty. */
  readonly empty?: { readonly title: string; readonly text: string } | undefined
  readonly children: ReactNode
}

/** A list of a desk: while it loads, where it failed, where it is empty, and otherwise its rows. */
export function Loaded({ query, failed, empty, children }: LoadedProps) {
  const { t } = useTranslation('common')
  const { isPending, isError, isFetching, data, refetch } = query
  if (isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    )
  if (isError && !data) return <LoadFailed title={failed} busy={isFetching} onRetry={() => void refetch()} />
  if (empty && Array.isArray(data) && data.length === 0)
    return (
      <EmptyState picture={<CreditCard aria-hidden />} title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  return children
}
