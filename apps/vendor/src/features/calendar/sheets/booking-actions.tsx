import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { BookingStep } from '@angadi/data/booking-desk/change.ts'
import { useGatewayOffered } from '@angadi/data/payments/use-gateway-offered.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { QrCode } from 'lucide-react'
import { isMovable } from '../columns.ts'

/** What takes the place of a booking's facts. */
export type BookingForm = 'move' | 'length' | 'upi' | 'cancel' | 'finish'

/** A visit begins and ends at the earliest this long before its time, as the server says, in milliseconds. */
const EARLY_MS = 60 * 60_000

export interface BookingActionsProps {
  readonly booking: DeskBooking | undefined
  readonly now: number
  readonly busy: boolean
  readonly form: BookingForm | undefined
  /** At the customer's home the work begins with their code. */
  readonly isAtHome: boolean
  readonly onForm: (form: BookingForm) => void
  readonly onStep: (step: BookingStep) => void
}

/** What can be done with a booking where it stands: the next step first. */
export function BookingActions({ booking, now, busy, isAtHome, onForm, onStep }: BookingActionsProps) {
  const { t } = useTranslation('calendar')
  const { money, arrival } = useFormats()
  const offline = useOfflineReason()
  const isUpiOffered = useGatewayOffered()
  if (!booking || booking.state === 'held') return null
  const starts = Date.parse(booking.starts_at)
  const early =
    now < starts - EARLY_MS ? t('act.from', { time: arrival(new Date(starts - EARLY_MS)) }) : undefined
  const props = { busy, unavailableReason: offline }
  const isAgreed = booking.state === 'confirmed' || booking.state === 'in_progress'
  const finish = () => (booking.walk_in ? onForm('finish') : onStep({ to: 'completed' }))
  return (
    <div className="flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-40">
      {booking.state === 'pending' ? (
        <Button {...props} onClick={() => onStep({ to: 'confirmed' })}>
          {t('act.accept')}
        </Button>
      ) : null}
      {booking.state === 'confirmed' && !isAtHome ? (
        <Button {...props} unavailableReason={offline ?? early} onClick={() => onStep({ to: 'in_progress' })}>
          {t('act.begin')}
        </Button>
      ) : null}
      {booking.state === 'in_progress' ? (
        <Button {...props} onClick={finish}>
          {booking.cash_paise > 0
            ? t('act.finishWithCash', { amount: money(booking.cash_paise) })
            : t('act.finish')}
        </Button>
      ) : null}
      {isUpiOffered && isAgreed && booking.order_id && booking.cash_paise > 0 ? (
        <Button variant="secondary" icon={<QrCode aria-hidden />} {...props} onClick={() => onForm('upi')}>
          {t('act.upi')}
        </Button>
      ) : null}
      {isMovable(booking) ? (
        <Button variant="secondary" {...props} onClick={() => onForm('move')}>
          {t('act.move')}
        </Button>
      ) : null}
      {isAgreed && booking.walk_in ? (
        <Button variant="secondary" {...props} onClick={() => onForm('length')}>
          {t('act.length')}
        </Button>
      ) : null}
      {booking.state === 'confirmed' && now >= starts ? (
        <Button variant="secondary" {...props} onClick={() => onStep({ to: 'no_show' })}>
          {t('act.noShow')}
        </Button>
      ) : null}
      {isMovable(booking) ? (
        <Button variant="dangerQuiet" {...props} onClick={() => onForm('cancel')}>
          {t(booking.state === 'pending' ? 'act.decline' : 'act.cancel')}
        </Button>
      ) : null}
    </div>
  )
}
