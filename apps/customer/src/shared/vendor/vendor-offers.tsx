import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { type RunningOffer, useRunningOffers } from '@angadi/data/vendor-offers/running-offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Check, TicketPercent } from 'lucide-react'
import { useCheckoutDraft } from '../checkout/checkout-draft.ts'
import { useOfferLabel } from './use-offer-label.ts'

/**
 * What a vendor takes off its own items, side by side, each with one tap to use it at checkout; nothing where there are
 * none or they cannot be read. What stands below waits by `useOffersSettled`.
 */
export function VendorOffers({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('offers')
  const { data: offers = [] } = useRunningOffers(vendorId)
  const { data: lines = [] } = useCart()
  if (offers.length === 0) return null
  const chosenPaise = cartTotals(lines.filter(({ vendor_id }) => vendor_id === vendorId)).paise
  return (
    <ul
      aria-label={t('title')}
      className="-mx-4 my-2 flex snap-x gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:gap-3 md:px-0"
    >
      {offers.map((offer) => (
        <li key={offer.code} className="flex w-72 max-w-full shrink-0 snap-start last:mr-0">
          <OfferCard offer={offer} chosenPaise={chosenPaise} />
        </li>
      ))}
    </ul>
  )
}

interface OfferCardProps {
  readonly offer: RunningOffer
  /** What the vendor's items in the cart cost, in paise. */
  readonly chosenPaise: number
}

function OfferCard({ offer, chosenPaise }: OfferCardProps) {
  const { t } = useTranslation('offers')
  const { money, day } = useFormats()
  const offerLabel = useOfferLabel()
  const { draft, change } = useCheckoutDraft()
  const { code, minimum_paise: minimum, valid_to: until } = offer
  const isChosen = draft.couponCode === code
  const missing = minimum - chosenPaise
  const isUsed = isChosen && missing <= 0
  const terms = [
    minimum > 0 ? t('from', { minimum: money(minimum) }) : undefined,
    offer.first_order_only ? t('firstOrder') : undefined,
    t('until', { date: day(until) }),
  ].filter((term) => term !== undefined)
  return (
    <div className="flex w-full items-center gap-3 rounded-lg bg-accent-soft pr-1 pl-3 text-sm text-accent-ink">
      <TicketPercent aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap gap-x-2 font-semibold">
          <span>{offerLabel(offer)}</span>
          <span className="tracking-wide">{code}</span>
        </p>
        <p className="line-clamp-1">
          {isChosen && missing > 0 ? t('missing', { missing: money(missing) }) : terms.join(' · ')}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={isChosen}
        aria-label={t(isUsed ? 'usedCode' : isChosen ? 'chosenCode' : 'useCode', { code })}
        onClick={() => change({ couponCode: isChosen ? undefined : code })}
      >
        {isUsed ? <Check aria-hidden className="size-5" /> : null}
        {t(isUsed ? 'used' : isChosen ? 'chosen' : 'use')}
      </Button>
    </div>
  )
}
