import { useOffers } from '@angadi/data/vendors/offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Check, TicketPercent } from 'lucide-react'
import { useCheckoutDraft } from '../checkout/checkout-draft.ts'
import { Rail } from '../rail/rail.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'

/** The current discounts of the marketplace in a row; one tap keeps a code for the checkout, another one lets it go. */
export function Offers() {
  const { t } = useTranslation(['food', 'offers'])
  const { money } = useFormats()
  const { data: offers = [], isLoading } = useOffers()
  const { draft, change } = useCheckoutDraft()
  if (isLoading) return <OffersSkeleton />
  if (offers.length === 0) return null
  return (
    <Rail label={t('offers')}>
      {offers.map(({ code, title, minimum_paise: minimum }) => {
        const isChosen = draft.couponCode === code
        const Icon = isChosen ? Check : TicketPercent
        return (
          <li key={code} className="flex max-w-72 min-w-52 shrink-0 snap-start">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => change({ couponCode: isChosen ? undefined : code })}
              className="relative flex min-h-touch w-full items-center gap-3 rounded-lg border border-transparent bg-accent-soft px-3 text-left text-accent-ink transition-colors aria-pressed:border-accent-ink"
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              <span className="min-w-0">
                <span className="line-clamp-1 text-sm font-semibold">{title}</span>
                <span className="flex gap-x-2 text-xs">
                  <span className="font-semibold tracking-wide">{code}</span>
                  <span className="truncate">{t('offerFrom', { minimum: money(minimum) })}</span>
                  <span className="sr-only">
                    {t(isChosen ? 'offers:chosenCode' : 'offers:useCode', { code })}
                  </span>
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </Rail>
  )
}
