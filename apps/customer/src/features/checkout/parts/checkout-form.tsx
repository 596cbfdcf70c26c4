import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useSlots } from '@angadi/data/checkout/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Store } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { VendorTime } from '../../../shared/checkout/checkout-draft.ts'
import { isAboutCoupon, isAboutOpening, needsFirstAddress, useProblemText } from '../problem-labels.ts'
import { useCheckout } from '../use-checkout.ts'
import type { SubmitOrder } from '../use-submit-order.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CouponField } from './coupon-field.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { NotesFields } from './notes-fields.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PlaceOrderBar } from './place-order-bar.tsx'
import { Problems } from './problems.tsx'
import { QuoteBill } from './quote-bill.tsx'
import { SubmitOrderBanner } from './submit-order-banner.tsx'
import { Tip } from './tip.tsx'
import { VendorParts } from './vendor-parts.tsx'
import { VendorTimes } from './vendor-times.tsx'
import { When } from './when.tsx'

/** The sheet in which the address of a checkout is chosen or added. */
const ADDRESS_SHEET = 'deliver-to'

const AddressSheet = lazy(() => import('../address-sheet.tsx'))

export interface CheckoutFormProps {
  readonly lines: readonly CartLine[]
  readonly addresses: readonly Address[]
  readonly placing: SubmitOrder
  /** What a trade asks beside what every checkout asks. */
  readonly renderAsked?: ((quote: Quote) => ReactNode) | undefined
}

/** Everything the customer chooses, with the bill beside it. */
export function CheckoutForm({ lines, addresses, placing, renderAsked }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const errorText = useErrorText()
  const problemText = useProblemText()
  const sheet = useSheet(ADDRESS_SHEET)
  const checkout = useCheckout(lines, addresses)
  const { submitOrder, isSubmitting, notice } = placing
  const { draft, change, quote, address, method } = checkout
  const { data: slots = [] } = useSlots({
    vendorIds: quote?.orders.filter(({ kind }) => kind !== 'shipment').map((order) => order.vendor_id) ?? [],
    fulfilment: draft.fulfilment,
    addressId: draft.fulfilment === 'pickup' ? undefined : address?.id,
  })
  if (!quote)
    return checkout.error ? (
      <ErrorState title={t('quoteFailed')} retryLabel={t('common:retry')} onRetry={checkout.retry}>
        {errorText(checkout.error)}
      </ErrorState>
    ) : (
      <CheckoutSkeleton />
    )
  const isPickup = draft.fulfilment === 'pickup'
  const isAddressMissing = needsFirstAddress(quote.problems, addresses.length)
  // What a carrier brings has no half hour to choose.
  const timed = quote.orders.filter(({ kind }) => kind !== 'shipment')
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
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-8">
        <SegmentedControl
          label={t('fulfilment.label')}
          segments={[
            { value: 'delivery', label: t('fulfilment.delivery') },
            { value: 'pickup', label: t('fulfilment.pickup') },
          ]}
          value={draft.fulfilment}
          onChange={(fulfilment) => change({ fulfilment })}
        />
        {isPickup ? (
          <PickUpAt vendors={quote.orders.map((order) => order.vendor_name)} />
        ) : (
          <DeliverTo address={address} onChange={sheet.open} />
        )}
        <Problems
          problems={problems}
          addressCount={addresses.length}
          onChangeAddress={sheet.open}
          onPickUp={() => change({ fulfilment: 'pickup' })}
        />
        {timed.length > 0 ? (
          <When
            slots={slots}
            choice={draft}
            isClosed={quote.scheduled_for === null && quote.problems.some(isAboutOpening)}
            onChange={change}
            apart={
              timed.length > 1
                ? {
                    isOn: draft.isApart,
                    onToggle: (isOn) => change({ isApart: isOn }),
                    times: (
                      <VendorTimes
                        vendors={timed.map((order) => ({
                          vendorId: order.vendor_id,
                          name: order.vendor_name,
                        }))}
                        fulfilment={draft.fulfilment}
                        addressId={isPickup ? undefined : address?.id}
                        times={draft.vendorTimes}
                        onChange={(vendorTimes) => change({ vendorTimes })}
                      />
                    ),
                  }
                : undefined
            }
          />
        ) : null}
        <VendorParts quote={quote} isAddressMissing={isAddressMissing} />
        {renderAsked?.(quote)}
        <CouponField
          code={draft.couponCode}
          coupon={quote.coupon}
          refusal={checkout.couponRefusal}
          busy={checkout.isPricing}
          onChange={(couponCode) => change({ couponCode })}
        />
        <NotesFields
          draft={draft}
          hasFood={quote.orders.some(({ category }) => category === 'food')}
          onChange={change}
        />
        {isPickup || !quote.takes_tip ? null : (
          <Tip value={draft.tipPaise} onChange={(tipPaise) => change({ tipPaise })} />
        )}
        <PaymentChoice
          quote={quote}
          method={method}
          missingPaise={checkout.missingPaise}
          onChange={(chosen) => change({ method: chosen })}
        />
      </div>
      <div className="contents md:sticky md:top-24 md:flex md:flex-col md:gap-4">
        <QuoteBill
          quote={quote}
          toPayPaise={checkout.toPayPaise}
          stale={checkout.isPricing}
          isAddressMissing={isAddressMissing}
        />
        <PlaceOrderBar
          totalPaise={checkout.toPayPaise}
          canPlace={
            checkout.isCurrent &&
            quote.placeable &&
            missing === undefined &&
            quote.payment_methods.includes(method) &&
            (method === 'cash' || checkout.missingPaise === 0)
          }
          isPricing={checkout.isPricing}
          isSubmitting={isSubmitting}
          isWaiting={!checkout.isCurrent && !checkout.isPricing}
          onAddAddress={isAddressMissing ? sheet.open : undefined}
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
            if (quote.quote_id) void submitOrder({ quoteId: quote.quote_id, method }, checkout.toPayPaise)
          }}
        />
      </div>
      {sheet.isOpen ? (
        <Suspense>
          <AddressSheet
            addresses={addresses}
            value={address?.id}
            onPick={(addressId) => {
              change({ addressId })
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Where the customer picks the order up. */
function PickUpAt({ vendors }: { readonly vendors: readonly string[] }) {
  const { t } = useTranslation('checkout')
  return (
    <Section title={t('pickup.title')}>
      <div className="flex items-start gap-3.5 rounded-lg border border-line bg-surface-raised p-4">
        <Store aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
        <div>
          <p className="font-semibold">{vendors.join(', ')}</p>
          <p className="text-sm text-ink-muted">{t('pickup.text')}</p>
        </div>
      </div>
    </Section>
  )
}
