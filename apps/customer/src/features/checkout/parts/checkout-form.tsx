import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useCartOffers } from '@angadi/data/cart/cart-offers.ts'
import { useIsCartChanging } from '@angadi/data/cart/use-is-cart-changing.ts'
import type { Quote, QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { useSlots } from '@angadi/data/checkout/slots.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { type ReactNode, Suspense, use, useState } from 'react'
import { BoughtNow, idsOf } from '../../../shared/checkout/bought-now.ts'
import type { VendorTime } from '../../../shared/checkout/checkout-draft.ts'
import { CheckoutRows } from '../../../shared/checkout/checkout-row.tsx'
import { PaymentRow } from '../../../shared/checkout/payment-row.tsx'
import { cartFingerprint, chosenSlots } from '../../../shared/checkout/wanted.ts'
import { CouponRow } from '../../../shared/coupons/coupon-row.tsx'
import { sellsDishes } from '../../../shared/trade/facts-of.ts'
import {
  isAboutCoupon,
  isAboutOpening,
  needsFirstAddress,
  type ProblemRow,
  problemRemedy,
  problemRow,
  useProblemText,
} from '../problem-labels.ts'
import { useCheckout } from '../use-checkout.ts'
import type { SubmitOrder } from '../use-submit-order.ts'
import { AddressRow } from './address-row.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ItemsRows } from './items-rows.tsx'
import { NotesRow } from './notes-row.tsx'
import { PlaceOrderBar } from './place-order-bar.tsx'
import { QuoteBill } from './quote-bill.tsx'
import { RowProblems } from './row-problems.tsx'
import { SubmitOrderBanner } from './submit-order-banner.tsx'
import { TimeRow } from './time-row.tsx'
import { Tip } from './tip.tsx'

/** The sheet in which the address of a checkout is chosen or added. */
const ADDRESS_SHEET = 'deliver-to'

const AddressSheet = lazy(() => import('../address-sheet.tsx'))

export interface CheckoutFormProps {
  readonly lines: readonly CartLine[]
  readonly addresses: readonly Address[]
  readonly placing: SubmitOrder
  /** The row in which a trade asks what it asks beside what every checkout asks. */
  readonly renderAsked?: ((quote: Quote) => ReactNode) | undefined
}

/** The parts whose half hour is chosen: what a carrier brings has none. */
function timedOf(orders: Quote['orders']): Quote['orders'] {
  return orders.filter(({ kind }) => lifeCycleOf(kind).broughtBy !== 'carrier')
}

/** Everything the customer chooses, filled in, with the bill beside it: one tap orders, and each row can be changed. */
export function CheckoutForm({ lines, addresses, placing, renderAsked }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const errorText = useErrorText()
  const problemText = useProblemText()
  const sheet = useSheet(ADDRESS_SHEET)
  const checkout = useCheckout(lines, addresses)
  const { submitOrder, isSubmitting, notice } = placing
  const { draft, change, quote, address, method } = checkout
  const [openRow, setOpenRow] = useState<'time' | 'note' | 'payment'>()
  const isPickup = draft.fulfilment === 'pickup'
  const addressId = isPickup ? undefined : address?.id
  const { data: slots = [] } = useSlots({
    vendorIds: timedOf(quote?.orders ?? []).map((order) => order.vendor_id),
    fulfilment: draft.fulfilment,
    addressId,
  })
  const isSome = use(BoughtNow) !== undefined
  const cartItemIds = isSome ? idsOf(lines) : undefined
  const isCartChanging = useIsCartChanging() || (isSome && !cartItemIds)
  const { data: offers } = useCartOffers(
    {
      fulfilment: draft.fulfilment,
      addressId,
      place: undefined,
      scheduledFor: draft.isApart ? undefined : draft.scheduledFor,
      slots: chosenSlots(draft, lines),
      ...(cartItemIds ? { cartItemIds } : {}),
    },
    cartFingerprint(lines),
    !isCartChanging,
  )
  if (!quote)
    return checkout.error ? (
      <ErrorState title={t('quoteFailed')} retryLabel={t('common:retry')} onRetry={checkout.retry}>
        {errorText(checkout.error)}
      </ErrorState>
    ) : (
      <CheckoutSkeleton />
    )
  const isAddressMissing = needsFirstAddress(quote.problems, addresses.length)
  const timed = timedOf(quote.orders)
  const isApart = draft.isApart && timed.length > 1
  const lacksTime = (time: VendorTime | undefined) =>
    time?.laterDay !== undefined && time.scheduledFor === undefined
  const isTimeMissing = isApart
    ? timed.some(({ vendor_id }) => lacksTime(draft.vendorTimes[vendor_id]))
    : lacksTime(draft)
  const isRecipientMissing = draft.giftCard !== undefined && draft.giftCard.recipient.trim() === ''
  const missing = isTimeMissing ? 'time' : isRecipientMissing ? 'recipient' : undefined
  // A vendor that is closed now is no obstacle to a day that still lacks its time.
  const problems = isTimeMissing
    ? quote.problems.filter((problem) => !isAboutOpening(problem))
    : quote.problems
  const obstacle = problems.find((problem) => !isAboutCoupon(problem))
  const leftPaise = checkout.toPayPaise - checkout.walletFirstPaise - checkout.pointsPaise
  const isShort =
    checkout.missingPaise > 0 &&
    (method === 'wallet' || (method === 'cash' && !quote.payment_methods.includes('cash')))
  const problemsIn = (row: ProblemRow, concerns: (problem: QuoteProblem) => boolean = () => true) => {
    const shown = problems.filter(
      (problem) =>
        problemRow(problem) === row &&
        concerns(problem) &&
        !isAboutCoupon(problem) &&
        problem.code !== 'cart_empty' &&
        // Without any address, its row asks for the first one.
        !(addresses.length === 0 && problemRemedy(problem) === 'address'),
    )
    return shown.length > 0 ? (
      <RowProblems
        problems={shown}
        addressCount={addresses.length}
        onChangeAddress={sheet.open}
        onPickUp={() => change({ fulfilment: 'pickup' })}
      />
    ) : null
  }
  const timeProblems = problemsIn('time')
  const noteProblems = problemsIn('note')
  const toggle = (row: 'time' | 'note' | 'payment') => () =>
    setOpenRow((open) => (open === row ? undefined : row))
  return (
    <div className="-mt-2 grid grid-cols-1 items-start gap-2 md:mt-0 md:grid-cols-[minmax(0,1fr)_23.5rem] md:gap-6">
      <div className="min-w-0">
        <CheckoutRows label={t('rows')}>
          <AddressRow
            pickUpAt={isPickup ? quote.orders.map((order) => order.vendor_name) : undefined}
            address={address}
            onChange={sheet.open}
            onFulfilment={timed.length > 0 ? (fulfilment) => change({ fulfilment }) : undefined}
            alert={problemsIn('address')}
          />
          <TimeRow
            quote={quote}
            timed={timed}
            slots={slots}
            draft={draft}
            addressId={addressId}
            // What stands in the way opens its row.
            isOpen={openRow === 'time' || timeProblems !== null || isTimeMissing}
            onToggle={toggle('time')}
            onChange={change}
            alert={timeProblems}
          />
          <ItemsRows
            quote={quote}
            alertOf={(vendorId) =>
              problemsIn('items', ({ vendor_id: of }) =>
                vendorId === null ? !quote.orders.some((order) => order.vendor_id === of) : of === vendorId,
              )
            }
          />
          {renderAsked?.(quote)}
          <NotesRow
            draft={draft}
            hasFood={quote.orders.some(({ category }) => sellsDishes(category))}
            onChange={change}
            businessName={quote.business?.name}
            alert={noteProblems}
            isOpen={openRow === 'note' || isRecipientMissing || noteProblems !== null}
            onToggle={toggle('note')}
          />
          {isPickup || !quote.takes_tip ? null : (
            <Tip value={draft.tipPaise} onChange={(tipPaise) => change({ tipPaise })} />
          )}
          <PaymentRow
            quote={quote}
            method={method}
            missingPaise={checkout.missingPaise}
            isWalletFirst={draft.walletFirst}
            usesPoints={draft.usesPoints}
            onUsesPoints={(usesPoints) => change({ usesPoints })}
            onWalletFirst={(walletFirst) => change({ walletFirst })}
            onChange={(chosen) => change({ method: chosen })}
            isOpen={openRow === 'payment' || isShort}
            onToggle={toggle('payment')}
          />
        </CheckoutRows>
      </div>
      <div className="contents md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)] md:flex md:flex-col md:gap-4">
        <CouponRow
          offers={offers}
          code={draft.couponCode}
          applied={draft.couponCode === undefined ? undefined : quote.coupon}
          refusal={
            checkout.couponRefusal
              ? {
                  reason: checkout.couponRefusal.reason ?? 'unknown',
                  minimumPaise: checkout.couponRefusal.minimum_paise ?? undefined,
                }
              : undefined
          }
          busy={checkout.isPricing}
          onChange={(couponCode) => change({ couponCode })}
        />
        <QuoteBill
          quote={quote}
          toPayPaise={checkout.toPayPaise}
          pointsPaise={checkout.pointsPaise}
          stale={checkout.isPricing}
          isAddressMissing={isAddressMissing}
        />
        <PlaceOrderBar
          totalPaise={leftPaise}
          isPaidNext={method === 'gateway' && leftPaise > 0}
          canPlace={
            checkout.isCurrent &&
            quote.placeable &&
            missing === undefined &&
            quote.payment_methods.includes(method) &&
            (method !== 'wallet' || checkout.missingPaise === 0)
          }
          isPricing={checkout.isPricing}
          isSubmitting={isSubmitting}
          isWaiting={!checkout.isCurrent && !checkout.isPricing}
          onAddAddress={isAddressMissing && !isPickup ? sheet.open : undefined}
          obstacle={obstacle ? problemText(obstacle) : undefined}
          missing={missing}
          isForLater={quote.scheduled_for !== null || quote.orders.every((order) => order.scheduled_for)}
          banner={
            notice ? (
              <SubmitOrderBanner notice={notice} />
            ) : checkout.error ? (
              <SubmitOrderBanner
                notice={{ kind: 'failed', error: checkout.error }}
                onRetry={checkout.retry}
              />
            ) : null
          }
          onPlaceOrder={() => {
            if (quote.quote_id)
              void submitOrder(
                {
                  quoteId: quote.quote_id,
                  method,
                  walletFirst: checkout.walletFirstPaise > 0,
                  pointsPaise: checkout.pointsPaise,
                },
                checkout.toPayPaise,
              )
          }}
        />
      </div>
      {sheet.isOpen ? (
        <Suspense>
          <AddressSheet
            addresses={addresses}
            value={address?.id}
            fulfilment={draft.fulfilment}
            onFulfilment={(fulfilment) => {
              change({ fulfilment })
              if (fulfilment === 'pickup') sheet.close()
            }}
            onPick={(chosen) => {
              change({ addressId: chosen, fulfilment: 'delivery' })
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
