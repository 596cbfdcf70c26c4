import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

export interface OrderUnavailableProps {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

/** Shown while an order is loading or when it failed to load, with a way to continue. */
export function OrderUnavailable({ query: { error, isFetching, refetch } }: OrderUnavailableProps) {
  const { t } = useTranslation(['orders', 'common'])
  const errorText = useErrorText()
  if (!error)
    return (
      <SkeletonGroup label={t('order.loading')}>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
          <div className="flex flex-col gap-4">
            <Skeleton shape="box" className="h-28" />
            <Skeleton shape="box" className="h-64" />
          </div>
          <Skeleton shape="box" className="h-80" />
        </div>
      </SkeletonGroup>
    )
  const isRetryable = !(error instanceof AppError) || error.retryable
  return (
    <ErrorState
      title={t('order.failed')}
      busy={isFetching}
      {...(isRetryable ? { retryLabel: t('common:retry'), onRetry: () => void refetch() } : {})}
      action={
        <LinkButton variant="quiet" render={<AppLink to={pathTo('orders')} />}>
          {t('order.back')}
        </LinkButton>
      }
    >
      {errorText(error)}
    </ErrorState>
  )
}
