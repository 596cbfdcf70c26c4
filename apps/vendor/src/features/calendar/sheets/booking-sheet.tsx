import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useBookingStep } from '@angadi/data/booking-desk/change.ts'
import { bookingDeskKeys } from '@angadi/data/booking-desk/keys.ts'
import { useHomeVisit } from '@angadi/data/home-services/home-visit.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { VisitPanel } from '../../../shared/home-visit/visit-panel.tsx'
import { useBookingWords } from '../use-booking-words.ts'
import { BookingActions, type BookingForm } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { CancelForm } from './cancel-form.tsx'
import { FinishForm } from './finish-form.tsx'
import { LengthForm } from './length-form.tsx'
import { MoveForm } from './move-form.tsx'

const UpiSheet = lazy(() => import('@angadi/shell/pay/upi-sheet.tsx'))

export interface BookingSheetProps {
  readonly vendorId: string
  /** Undefined where the address names one that is not among those shown. */
  readonly booking: DeskBooking | undefined
  readonly resources: readonly DeskResource[]
  readonly now: number
  readonly onClose: () => void
}

/** One booking in full, and everything that can be done with it now; a form takes the place of the facts. */
export default function BookingSheet({ vendorId, booking, resources, now, onClose }: BookingSheetProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const words = useBookingWords()
  const [form, setForm] = useState<BookingForm>()
  const [problem, setProblem] = useState<string>()
  const step = useBookingStep(vendorId)
  const visit = useHomeVisit(booking?.order_id ?? null).data ?? undefined
  const act = (next: Parameters<typeof step.mutateAsync>[0]['step']) => {
    if (!booking) return
    setProblem(undefined)
    step.mutateAsync({ booking, step: next }).then(
      () => setForm(undefined),
      (error: unknown) => {
        noteFailure('booking-step', 'error', error)
        setProblem(errorText(error))
      },
    )
  }
  const close = (
    <BookingActions
      booking={booking}
      now={now}
      busy={step.isPending}
      form={form}
      isAtHome={visit !== undefined}
      onForm={(next) => {
        setProblem(undefined)
        setForm(next)
      }}
      onStep={act}
    />
  )
  if (form === 'upi' && booking?.order_id)
    return (
      <Suspense>
        <UpiSheet
          orderId={booking.order_id}
          cashPaise={booking.cash_paise}
          stale={bookingDeskKeys.of(vendorId)}
          onClose={() => setForm(undefined)}
        />
      </Suspense>
    )
  return (
    <DialogSheet
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={booking ? words.name(booking) : t('title')}
      description={booking?.order_number ?? undefined}
      closeLabel={t('common:close')}
      footer={booking && form === undefined ? close : undefined}
    >
      <div className="flex flex-col gap-6">
        {problem ? (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        ) : null}
        {booking && form === undefined ? (
          <>
            {booking.order_id && visit ? <VisitPanel vendorId={vendorId} orderId={booking.order_id} /> : null}
            <BookingFacts booking={booking} vendorId={vendorId} />
            {booking.order_id ? <BookingHistory orderId={booking.order_id} /> : null}
          </>
        ) : null}
        {booking && form === 'move' ? (
          <MoveForm
            vendorId={vendorId}
            booking={booking}
            resources={resources}
            onDone={() => setForm(undefined)}
          />
        ) : null}
        {booking && form === 'length' ? (
          <LengthForm vendorId={vendorId} booking={booking} onDone={() => setForm(undefined)} />
        ) : null}
        {booking && form === 'cancel' ? (
          <CancelForm
            booking={booking}
            busy={step.isPending}
            onStep={act}
            onBack={() => setForm(undefined)}
          />
        ) : null}
        {booking && form === 'finish' ? (
          <FinishForm
            booking={booking}
            busy={step.isPending}
            onStep={act}
            onBack={() => setForm(undefined)}
          />
        ) : null}
        {booking ? null : (
          <EmptyState picture={<SearchX aria-hidden />} title={t('gone.title')}>
            {t('gone.text')}
          </EmptyState>
        )}
      </div>
    </DialogSheet>
  )
}
