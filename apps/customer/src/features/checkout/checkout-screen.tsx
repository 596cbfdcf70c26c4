import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
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
import { type ReactNode, use, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BoughtNow, boughtNowIn, linesToBuy } from '../../shared/checkout/bought-now.ts'
import {
  letCheckoutWait,
  useCheckoutDraft,
  useWaitingCheckout,
} from '../../shared/checkout/checkout-draft.ts'
import { CheckoutForm } from './parts/checkout-form.tsx'
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx'
import { ResumeOrder } from './parts/resume-order.tsx'
import { useSubmitOrder } from './use-submit-order.ts'

export interface CheckoutScreenProps {
  /** What a trade asks beside what every checkout asks, such as what may replace missing groceries. */
  readonly renderAsked?: ((quote: Quote) => ReactNode) | undefined
}

/**
 * The last step before an order: address, payment method, and every charge, priced by the server. With an item in its
 * address it is about this item of the cart alone.
 */
export default function CheckoutScreen({ renderAsked }: CheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const [search] = useSearchParams()
  const itemId = boughtNowIn(search)
  return (
    <BoughtNow value={itemId}>
      <AppBar
        title={t('title')}
        back={
          itemId === undefined
            ? { label: t('backToCart'), render: <AppLink to={pathTo('shoppingCart')} /> }
            : {
                label: t('common:back'),
                render: <AppLink to={pathTo('shoppingProductProductId', { productId: itemId })} />,
              }
        }
        actions={<PhoneActions />}
      />
      <Page>
        <CheckoutContent key={itemId} renderAsked={renderAsked} />
      </Page>
    </BoughtNow>
  )
}

function CheckoutContent({ renderAsked }: CheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const errorText = useErrorText()
  const cart = useCart()
  const addresses = useAddresses()
  const itemId = use(BoughtNow)
  const { draft } = useCheckoutDraft()
  const owner = useUserId()
  const isWaitedFor = useWaitingCheckout() !== undefined
  useEffect(() => {
    if (isWaitedFor) letCheckoutWait(owner, undefined)
  }, [isWaitedFor, owner])
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
  const lines = linesToBuy(cart.data, itemId)
  if (lines.length > 0)
    return (
      <CheckoutForm lines={lines} addresses={addresses.data} placing={placing} renderAsked={renderAsked} />
    )
  if (draft.attempt) return <ResumeOrder attempt={draft.attempt} placing={placing} />
  if (itemId !== undefined && cart.isFetching) return <CheckoutSkeleton />
  if (itemId !== undefined)
    return (
      <EmptyState
        picture={<ShoppingBag aria-hidden />}
        title={t('gone.title')}
        action={
          <LinkButton render={<AppLink to={pathTo('shoppingProductProductId', { productId: itemId })} />}>
            {t('gone.action')}
          </LinkButton>
        }
      >
        {t('gone.text')}
      </EmptyState>
    )
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
