import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { BOOKING_CANCEL_REASONS, type BookingStep } from '@angadi/data/booking-desk/change.ts'
import { useCancellationPreview } from '@angadi/data/orders/preview-cancellation.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { useState } from 'react'
import { useBookingWords } from '../use-booking-words.ts'

export interface FormProps {
  readonly booking: DeskBooking
  readonly busy: boolean
  readonly onStep: (step: BookingStep) => void
  readonly onBack: () => void
}

/** Why the business says no; not coming is a step of its own. */
const REASONS = BOOKING_CANCEL_REASONS.filter((reason) => reason !== 'customer_absent')

/** Declines or cancels a booking, with the reason and what it comes to for both sides. */
export function CancelForm({ booking, busy, onStep, onBack }: FormProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const offline = useOfflineReason()
  const words = useBookingWords()
  const [reason, setReason] = useState<(typeof REASONS)[number]>()
  const [isMissing, setMissing] = useState(false)
  const isRequest = booking.state === 'pending'
  return (
    <div className="flex flex-col gap-4">
      {booking.order_id ? (
        <>
          <RadioGroup
            label={t('cancel.reason')}
            options={REASONS.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
            value={reason}
            onChange={(value) => {
              setReason(REASONS.find((known) => known === value))
              setMissing(false)
            }}
            {...(isMissing ? { error: t('cancel.reasonMissing') } : {})}
          />
          <CancelCost orderId={booking.order_id} reason={reason} name={words.name(booking)} />
        </>
      ) : (
        <p>{t('cancel.walkIn', { name: words.name(booking) })}</p>
      )}
      <div className="flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-40">
        <Button
          variant="danger"
          busy={busy}
          unavailableReason={offline}
          onClick={() => {
            if (reason || !booking.order_id) onStep({ to: 'cancelled', reason: reason ?? 'too_busy' })
            else setMissing(true)
          }}
        >
          {t(isRequest ? 'act.decline' : 'cancel.confirm')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('common:back')}
        </Button>
      </div>
    </div>
  )
}

interface CancelCostProps {
  readonly orderId: string
  readonly reason: string | undefined
  readonly name: string
}

/** What goes back to the customer, and what the business owes on top. */
function CancelCost({ orderId, reason, name }: CancelCostProps) {
  const { t } = useTranslation('calendar')
  const { money } = useFormats()
  const { data } = useCancellationPreview(orderId, reason)
  if (!data) return null
  return (
    <Banner tone={data.credit_paise > 0 ? 'warning' : 'action'}>
      {data.refund_paise > 0
        ? t('cancel.back', { name, amount: money(data.refund_paise) })
        : t('cancel.nothingPaid', { name })}
      {data.credit_paise > 0 ? ` ${t('cancel.credit', { amount: money(data.credit_paise) })}` : ''}
    </Banner>
  )
}
