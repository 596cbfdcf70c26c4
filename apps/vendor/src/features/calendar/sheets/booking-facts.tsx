import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { type KeyValue, KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useBookingWords } from '../use-booking-words.ts'

export interface BookingFactsProps {
  readonly booking: DeskBooking
  readonly vendorId: string
}

/** Who comes when for what and to whom, what it costs and what is still to be taken. */
export function BookingFacts({ booking, vendorId }: BookingFactsProps) {
  const { t } = useTranslation('calendar')
  const { day, timeRange, time, money, arrival } = useFormats()
  const words = useBookingWords()
  const { walk_in: walkIn, absence } = booking
  const isAlive = ['pending', 'confirmed', 'in_progress', 'completed'].includes(booking.state)
  const entries: readonly (KeyValue | undefined)[] = [
    {
      key: 'state',
      label: t('facts.state'),
      value: <Badge tone={words.tone(booking)}>{words.state(booking)}</Badge>,
    },
    booking.state === 'pending' && booking.accept_by
      ? { key: 'answer', label: t('facts.answerBy'), value: arrival(booking.accept_by) }
      : undefined,
    {
      key: 'when',
      label: t('facts.when'),
      value: `${day(booking.starts_at)}, ${timeRange(booking.starts_at, booking.ends_at)}`,
    },
    ...booking.steps.map((step, n) => ({
      key: `step ${n}`,
      label: t('facts.step', { time: time(step.starts_at), service: step.name }),
      value: (
        <>
          {step.people?.map(({ name }) => name).join(', ')}
          <span className="block text-sm font-normal text-ink-muted">
            {t('minutes', { count: step.minutes })}
          </span>
        </>
      ),
    })),
    booking.order_id
      ? {
          key: 'contact',
          label: t('facts.contact'),
          value: (
            <span className="flex justify-end">
              <ContactSlot orderId={booking.order_id} as="vendor" with="user" vendorId={vendorId} />
            </span>
          ),
        }
      : undefined,
    walkIn?.phone
      ? {
          key: 'phone',
          label: t('facts.phone'),
          value: (
            <a className="inline-flex min-h-touch items-center text-action-ink" href={`tel:${walkIn.phone}`}>
              {formatPhone(walkIn.phone)}
            </a>
          ),
        }
      : undefined,
    booking.total_paise !== null
      ? { key: 'total', label: t('facts.total'), value: money(booking.total_paise) }
      : undefined,
    booking.paid_paise > 0
      ? { key: 'paid', label: t('facts.paid'), value: money(booking.paid_paise) }
      : undefined,
    isAlive && booking.cash_paise > 0
      ? { key: 'collect', label: t('facts.collect'), value: money(booking.cash_paise) }
      : undefined,
    walkIn?.taken_paise !== null && walkIn?.taken_paise !== undefined && walkIn.taken_by
      ? {
          key: 'taken',
          label: t('facts.taken'),
          value: t('takenBy', { amount: money(walkIn.taken_paise), way: t(`way.${walkIn.taken_by}`) }),
        }
      : undefined,
    (booking.note ?? walkIn?.note)
      ? { key: 'note', label: t('facts.note'), value: booking.note ?? walkIn?.note }
      : undefined,
  ]
  return (
    <div className="flex flex-col gap-3">
      {walkIn ? <Banner>{t('walkIn.outside')}</Banner> : null}
      {absence?.kind === 'asked' ? (
        <Banner tone="warning">
          {t('absence.asked', {
            person: absence.person,
            time: absence.answer_by ? arrival(absence.answer_by) : '',
          })}
        </Banner>
      ) : null}
      {absence?.kind === 'replaced' ? (
        <Banner>{t('absence.replaced', { person: absence.person })}</Banner>
      ) : null}
      <KeyValueList entries={entries.filter((entry) => entry !== undefined)} />
    </div>
  )
}
