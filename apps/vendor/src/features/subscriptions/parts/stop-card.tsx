import type { RoundStop } from '@angadi/data/subscriptions/round.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { MapPin } from 'lucide-react'
import { StatedBottles } from './stated-bottles.tsx'
import { StopActions } from './stop-actions.tsx'

export interface StopCardProps {
  readonly vendorId: string
  readonly stop: RoundStop
}

const TONES = { delivered: 'success', cancelled: 'neutral' } as const

/** One door: who, where, what to leave there, and what was done. */
export function StopCard({ vendorId, stop }: StopCardProps) {
  const { t } = useTranslation('subscriptions')
  const { name, address, status } = stop
  const isOver = status === 'delivered' || status === 'cancelled'
  const coming = stop.items.filter(({ skipped }) => skipped === null)
  const left = stop.items.filter(({ skipped }) => skipped !== null)
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-52">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {name}
              {isOver ? (
                <Badge tone={TONES[status]}>
                  {status === 'delivered' ? t('round.delivered') : t('round.notDelivered')}
                </Badge>
              ) : null}
            </h3>
            <p className="text-sm text-ink-muted">
              {[address.line, address.landmark].filter(Boolean).join(', ')}
            </p>
            {stop.instructions ? <p className="mt-1 text-sm font-medium">{stop.instructions}</p> : null}
          </div>
          {address.lat != null && address.lng != null ? (
            <a
              href={`geo:${address.lat},${address.lng}?q=${address.lat},${address.lng}`}
              aria-label={t('round.mapOf', { name })}
              className="inline-flex min-h-touch items-center gap-1.5 text-sm font-medium text-action-ink underline-offset-4 hover:underline"
            >
              <MapPin aria-hidden className="size-5" />
              {t('round.map')}
            </a>
          ) : null}
        </div>
        <ul className="text-lg font-semibold">
          {coming.map((item) => (
            <li key={item.subscription_id}>
              {t('times', { quantity: item.quantity, name: item.name })}
              {item.unit ? <span className="text-sm font-normal text-ink-muted"> {item.unit}</span> : null}
            </li>
          ))}
        </ul>
        {left.length > 0 ? (
          <p className="text-sm text-ink-muted">
            {t('round.skipped')}: {left.map((item) => item.name).join(', ')}
          </p>
        ) : null}
        <StatedBottles vendorId={vendorId} stop={stop} />
        {stop.order_id !== null && !isOver && coming.length > 0 ? (
          <StopActions vendorId={vendorId} stop={stop} orderId={stop.order_id} />
        ) : null}
      </Card>
    </li>
  )
}
