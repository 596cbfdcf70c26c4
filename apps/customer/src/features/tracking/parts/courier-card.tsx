import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'

const VEHICLES = ['bike', 'bicycle', 'scooter', 'auto', 'car'] as const

export interface CourierCardProps {
  readonly orderId: string
  readonly courier: NonNullable<NonNullable<Tracking['delivery']>['courier']>
}

/** The courier, how to recognise them, and how to reach them. */
export function CourierCard({ orderId, courier }: CourierCardProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const vehicle = VEHICLES.find((one) => one === courier.vehicle_kind)
  const rating = courier.rating
  return (
    <Card padded={false} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Avatar name={courier.name} picture={pictureUrl(courier.photo)} />
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-sm text-ink-muted">{t('track.courier.title')}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
          {courier.name}
          {rating === null ? null : (
            <RatingBadge rating={rating} label={t('track.courier.rating', { rating: number(rating) })} />
          )}
        </p>
        <p className="text-sm text-ink-muted">
          {[vehicle ? t(`track.courier.${vehicle}`) : undefined, courier.plate].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ContactSlot orderId={orderId} as="user" with="courier" />
    </Card>
  )
}
