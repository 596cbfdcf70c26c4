import { useOffers } from '@angadi/data/vendors/offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TicketPercent } from 'lucide-react'
import { OffersSkeleton } from './offers-skeleton.tsx'

/** The current discounts; their codes are entered at checkout. */
export function Offers() {
  const { t } = useTranslation('food')
  const { money } = useFormats()
  const { data: offers = [], isLoading } = useOffers()
  if (isLoading) return <OffersSkeleton />
  if (offers.length === 0) return null
  return (
    <ul aria-label={t('offers')} className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      {offers.map(({ code, title, minimum_paise: minimum }) => (
        <li
          key={code}
          className="flex flex-col gap-1 rounded-lg bg-accent-soft p-3 text-accent-ink md:flex-row md:items-center md:gap-3"
        >
          <TicketPercent aria-hidden className="hidden size-6 shrink-0 md:block" />
          <div className="min-w-0">
            <p className="leading-snug font-semibold">{title}</p>
            <p className="flex flex-wrap gap-x-2 text-sm">
              <span className="font-semibold tracking-wide">{code}</span>
              <span>{t('offerFrom', { minimum: money(minimum) })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
