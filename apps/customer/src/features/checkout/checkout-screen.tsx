import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCheckoutDraft } from '../../shared/checkout/checkout-draft.ts'
import { CheckoutForm } from './parts/checkout-form.tsx'
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx'
import { ResumeOrder } from './parts/resume-order.tsx'
import { useSubmitOrder } from './use-submit-order.ts'

export interface CheckoutScreenProps {
  /** What a trade asks beside what every checkout asks, such as what may replace missing groceries. */
  readonly renderAsked?: ((quote: Quote) => ReactNode) | undefined
}

/** The last step before an order: address, payment method, and every charge, priced by the server. */
export default function CheckoutScreen({ renderAsked }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('backToCart'), render: <AppLink to={pathTo('shoppingCart')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        <CheckoutContent renderAsked={renderAsked} />
      </Page>
    </>
  )
}

function CheckoutContent({ renderAsked }: CheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const errorText = useErrorText()
  const cart = useCart()
  const addresses = useAddresses()
  const { draft } = useCheckoutDraft()
  const placing = useSubmitOrder()
  const error = cart.data ? (addresses.data ? undefined : addresses.error) : cart.error
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('common:retry')}
        busy={cart.isFetching || addresses.isFetching}
        onRetry={() => void Promise.all([cart.refetch(), addresses.refetch()])}
      >
        {errorText(error)}
      </ErrorState>
    )
  if (!cart.data || !addresses.data) return <CheckoutSkeleton />
  if (cart.data.length > 0)
    return (
      <CheckoutForm
        lines={cart.data}
        addresses={addresses.data}
        placing={placing}
        renderAsked={renderAsked}
      />
    )
  if (draft.attempt) return <ResumeOrder attempt={draft.attempt} placing={placing} />
  return (
    <EmptyState
      picture={<ShoppingBag aria-hidden />}
      title={t('empty.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton render={<AppLink to={pathTo('food')} />}>{t('empty.action')}</LinkButton>
          <LinkButton variant="secondary" render={<AppLink to={pathTo('orders')} />}>
            {t('notice.seeOrders')}
          </LinkButton>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
