import { type RunningOffer, useRunningOffers } from '@angadi/data/vendor-offers/running-offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Check, TicketPercent } from 'lucide-react'
import { useCheckoutDraft } from '../checkout/checkout-draft.ts'

/** Basis points of one percent. */
const PERCENT = 100

/**
 * What a vendor takes off its own items, side by side, each with one tap to use it at checkout; nothing where there are
 * none or they cannot be read. What stands below waits by `useOffersSettled`.
 */
export function VendorOffers({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('offers')
  const { data: offers = [] } = useRunningOffers(vendorId)
  if (offers.length === 0) return null
  return (
    <ul
      aria-label={t('title')}
      className="my-3 flex snap-x gap-3 overflow-x-auto pb-1 [scrollbar-width:none]"
    >
      {offers.map((offer) => (
        <li key={offer.code} className="flex w-72 max-w-full shrink-0 snap-start last:mr-0">
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function OfferCard({ offer }: { readonly offer: RunningOffer }) {
  const { t } = useTranslation('offers')
  const { money, number, day } = useFormats()
  const { draft, change } = useCheckoutDraft()
  const { code, kind, value, cap_paise: cap, minimum_paise: minimum, valid_to: until } = offer
  const isUsed = draft.couponCode === code
  const reduction =
    kind === 'flat'
      ? t('flat', { amount: money(value) })
      : cap === null
        ? t('percent', { percent: number(value / PERCENT) })
        : t('percentUpTo', { percent: number(value / PERCENT), most: money(cap) })
  const terms = [
    minimum > 0 ? t('from', { minimum: money(minimum) }) : undefined,
    offer.first_order_only ? t('firstOrder') : undefined,
    t('until', { date: day(until) }),
  ].filter((term) => term !== undefined)
  return (
    <div className="flex w-full items-center gap-3 rounded-lg bg-accent-soft py-2 pr-2 pl-3 text-accent-ink">
      <TicketPercent aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">{reduction}</p>
        <p className="text-sm">{terms.join(' · ')}</p>
        <p className="text-sm font-semibold tracking-wide">{code}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={isUsed}
        aria-label={t(isUsed ? 'usedCode' : 'useCode', { code })}
        onClick={() => change({ couponCode: isUsed ? undefined : code })}
      >
        {isUsed ? <Check aria-hidden className="size-5" /> : null}
        {t(isUsed ? 'used' : 'use')}
      </Button>
    </div>
  )
}
