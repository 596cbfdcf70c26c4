import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { useEffect, useEffectEvent } from 'react'
import type { Attempt } from '../../../shared/checkout/checkout-draft.ts'
import type { SubmitOrder } from '../use-submit-order.ts'

/**
 * Shown when the cart is empty and its order has not been answered yet: sends the same attempt again. Its idempotency
 * key makes the server repeat its first answer.
 */
export function ResumeOrder({
  attempt,
  placing,
}: {
  readonly attempt: Attempt
  readonly placing: SubmitOrder
}) {
  const { t } = useTranslation(['checkout', 'common'])
  const errorText = useErrorText()
  const { submitOrder, isSubmitting, notice } = placing
  const ask = useEffectEvent(() => void submitOrder(attempt, 0))
  useEffect(() => ask(), [])
  if (notice?.kind === 'failed')
    return (
      <ErrorState
        title={t('resume.failed')}
        retryLabel={t('common:retry')}
        busy={isSubmitting}
        onRetry={() => void submitOrder(attempt, 0)}
        action={
          <LinkButton variant="quiet" render={<AppLink to={pathTo('orders')} />}>
            {t('notice.seeOrders')}
          </LinkButton>
        }
      >
        {errorText(notice.error)}
      </ErrorState>
    )
  return (
    <div role="status" className="mx-auto flex max-w-form flex-col items-center gap-4 px-6 py-16 text-center">
      <Spinner />
      <h2 className="text-xl font-bold">{t('resume.title')}</h2>
      <p className="text-ink-muted">{t('resume.text')}</p>
    </div>
  )
}
