import type { Shipment } from '@angadi/data/shopping/shipment.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { PARCEL_STEPS, parcelStep } from '@angadi/domain/shopping/parcels.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { EventTimeline } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ExternalLink } from 'lucide-react'
import { StepLine } from './step-line.tsx'

export interface ParcelCardProps {
  readonly shipment: Shipment
  readonly status: OrderStatus
}

/** A parcel: the day of its arrival, its steps, its carrier, and what happened to it. */
export function ParcelCard({ shipment, status }: ParcelCardProps) {
  const { t } = useTranslation('shopping')
  const { day, dateTime } = useFormats()
  const { carrier, purpose, state, promised_from: from, promised_to: to, tracking_number: number } = shipment
  const isReplacement = purpose === 'replacement'
  // A replacement is packed already, and the order it belongs to has been delivered before.
  const step = isReplacement
    ? parcelStep(state === 'packing' ? 'ready' : 'out_for_delivery', state)
    : parcelStep(status, state)
  const head =
    state === 'delivered'
      ? t('parcel.delivered', { day: day(shipment.state_since) })
      : state === 'returning' || state === 'returned'
        ? t('parcel.returning')
        : step === 'near'
          ? t('parcel.today')
          : to
            ? from && from !== to
              ? t('parcel.between', { from: day(from), to: day(to) })
              : t('parcel.by', { day: day(to) })
            : t('parcel.packing')
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <p className="text-sm font-medium text-ink-muted">
          {isReplacement ? t('parcel.replacement') : t('parcel.title')}
        </p>
        <div role="status">
          <h2 className="text-2xl font-bold">{head}</h2>
        </div>
      </div>
      {step === undefined ? null : (
        <StepLine
          label={t('parcel.progress')}
          steps={PARCEL_STEPS.map((one) => ({ key: one, label: t(`parcel.step.${one}`) }))}
          current={PARCEL_STEPS.indexOf(step)}
        />
      )}
      {carrier ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-sunken p-3">
          <p className="min-w-0">
            <span className="block text-sm text-ink-muted">{t('parcel.carrier')}</span>
            <span className="font-semibold">{carrier.name}</span>
            {number ? <span className="block text-sm wrap-anywhere tabular-nums">{number}</span> : null}
          </p>
          {carrier.tracking_url && number ? (
            <LinkButton
              variant="secondary"
              size="sm"
              icon={<ExternalLink aria-hidden />}
              render={<a href={carrier.tracking_url} target="_blank" rel="noreferrer" />}
            >
              {t('parcel.follow')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
      {shipment.events.length > 0 ? (
        <EventTimeline
          label={t('parcel.events')}
          events={shipment.events.toReversed().map((event) => ({
            key: String(event.seq),
            title: t(`parcel.state.${event.state}`),
            at: dateTime(event.at),
            dateTime: event.at,
            note: [event.place, event.note].filter(Boolean).join(' · ') || undefined,
            tone: event.state === 'delivered' ? 'success' : 'neutral',
          }))}
        />
      ) : null}
    </Card>
  )
}
