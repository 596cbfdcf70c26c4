import type { BookingStep } from '@angadi/data/my-bookings/booking-step.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { ListChecks } from 'lucide-react'

/** What the customer does or brings before a visit; nothing where there is nothing. */
export function Preparing({ steps }: { readonly steps: readonly BookingStep[] }) {
  const { t } = useTranslation('bookings')
  const texts = [...new Set(steps.flatMap(({ prepare }) => prepare ?? []))]
  if (texts.length === 0) return null
  return (
    <Banner tone="accent" icon={<ListChecks aria-hidden />} title={t('prepare')}>
      {texts.map((text) => (
        <p key={text} className="text-base wrap-anywhere">
          {text}
        </p>
      ))}
    </Banner>
  )
}
