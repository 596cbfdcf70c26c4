import { useKeepBooking } from '@angadi/data/my-bookings/absence.ts'
import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useBookingWords } from '../use-booking-words.ts'

export interface AbsenceCardProps {
  readonly order: Tracking['order']
  readonly absence: NonNullable<Booking['absence']>
}

/** Somebody is away on the day of a visit: who takes over, or until when another time is to be chosen. */
export function AbsenceCard({ order, absence }: AbsenceCardProps) {
  const { t } = useTranslation('bookings')
  const words = useBookingWords()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending, error } = useKeepBooking(order.id)
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('away.title', { person: absence.person })}</h2>
      <p className="mt-1">
        {absence.answer_by === null
          ? t('away.replaced')
          : t('away.asked', { vendor: order.vendor_name, time: words.at(absence.answer_by) })}
      </p>
      {error === null ? null : (
        <div className="mt-3">
          <Banner tone="danger" urgent>
            {errorText(error)}
          </Banner>
        </div>
      )}
      {absence.kind === 'replaced' ? (
        <Button
          className="mt-3"
          busy={isPending}
          unavailableReason={unavailableReason}
          onClick={() => mutate(undefined, { onSuccess: () => notify.success(t('away.kept')) })}
        >
          {t('away.keep')}
        </Button>
      ) : null}
    </Card>
  )
}
