import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { CalendarClock, Navigation } from 'lucide-react'
import { directionsTo } from '../directions.ts'
import { vendorPage } from '../vendor-page.ts'

export interface BookingPlaceProps {
  readonly order: Tracking['order']
  readonly vendor: NonNullable<Tracking['vendor']>
}

/** Where a visit is, the way there, and how to write to or call whoever expects it. */
export function BookingPlace({ order, vendor }: BookingPlaceProps) {
  const { t } = useTranslation('bookings')
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Picture
          src={pictureUrl(vendor.picture)}
          alt=""
          fallback={<CalendarClock aria-hidden />}
          ratio="square"
          rounded="md"
          className="w-14"
        />
        <div className="min-w-0 flex-1 basis-36 wrap-break-word">
          <p className="text-lg font-semibold">{vendor.name}</p>
          <p className="text-sm text-ink-muted">{vendor.address}</p>
        </div>
        <ContactSlot orderId={order.id} as="user" with="vendor" />
      </div>
      <div className="-mb-1 -ml-3 flex flex-wrap">
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<Navigation aria-hidden />}
          render={<a href={directionsTo(vendor)} target="_blank" rel="noreferrer" />}
        >
          {t('directions')}
        </LinkButton>
        <LinkButton variant="quiet" size="sm" render={<AppLink to={vendorPage(order.trade, vendor.slug)} />}>
          {t('seeVendor')}
        </LinkButton>
      </div>
    </Card>
  )
}
