import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'
import { CANCEL_SHEET } from '../sheets.ts'
import { useBookingWords } from '../use-booking-words.ts'

const CancelSheet = lazy(() => import('./cancel-booking-sheet.tsx'))

export interface CancellingCardProps {
  readonly order: Tracking['order']
  readonly booking: Booking
  readonly steps: NonNullable<Booking['cancelling']>
}

/** What cancelling costs from which moment on, and the button to do it. */
export function CancellingCard({ order, booking, steps }: CancellingCardProps) {
  const { t } = useTranslation('bookings')
  const { money } = useFormats()
  const words = useBookingWords()
  const { isOpen, open, close } = useSheet(CANCEL_SHEET)
  const [first] = steps
  return (
    <Card>
      <Section title={t('cancel.terms')}>
        {first ? (
          <KeyValueList
            entries={[
              {
                key: 'free',
                label: t('cancel.until', { time: words.at(first.from) }),
                value: <span className="text-success-ink">{t('cancel.nothing')}</span>,
              },
              ...steps.map(({ from, charge_paise: charge }) => ({
                key: from,
                label: t('cancel.after', { time: words.at(from) }),
                value: money(charge),
              })),
            ]}
          />
        ) : (
          <p className="text-success-ink">{t('cancel.freeAlways')}</p>
        )}
        <Button variant="dangerQuiet" wide className="mt-3" onClick={open}>
          {t('cancel.action')}
        </Button>
      </Section>
      {isOpen ? (
        <Suspense>
          <CancelSheet order={order} booking={booking} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  )
}
