import { AppError } from '@angadi/data/errors/app-error.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import type { SubmitOrderNotice } from '../use-submit-order.ts'

/** Error codes after which the customer should look at their existing orders. */
const SEE_ORDERS = ['quote_used', 'too_many_orders']

export interface PlacingBannerProps {
  readonly notice: SubmitOrderNotice
  readonly onRetry?: (() => void) | undefined
}

/** Why the order was not placed, and how to continue. */
export function SubmitOrderBanner({ notice, onRetry }: PlacingBannerProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  if (notice.kind === 'blocked')
    return (
      <Banner urgent tone="warning" title={t('notice.blockedTitle')}>
        {t('notice.blocked')}
      </Banner>
    )
  if (notice.kind === 'price_changed') {
    const labels = notice.beforePaise === notice.afterPaise ? 'refreshed' : 'changed'
    return (
      <Banner urgent tone="warning" title={t(`notice.${labels}Title`)}>
        {t(`notice.${labels}`, { before: money(notice.beforePaise), after: money(notice.afterPaise) })}
      </Banner>
    )
  }
  const code = notice.error instanceof AppError ? notice.error.code : ''
  if (code === 'network')
    return (
      <Banner urgent tone="warning" title={t('notice.networkTitle')}>
        {t('notice.network')}
      </Banner>
    )
  return (
    <Banner
      urgent
      tone="danger"
      title={t('notice.failedTitle')}
      action={
        SEE_ORDERS.includes(code) ? (
          <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('orders')} />}>
            {t('notice.seeOrders')}
          </LinkButton>
        ) : onRetry ? (
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        ) : undefined
      }
    >
      {errorText(notice.error)}
    </Banner>
  )
}
