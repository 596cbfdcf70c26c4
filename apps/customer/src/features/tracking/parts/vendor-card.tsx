import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { directionsTo } from '@angadi/domain/geo.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Navigation } from 'lucide-react'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'

/** The vendor of an order that has one; for pickup orders, with directions. */
export function VendorCard({ tracking: { vendor, order } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['orders', 'order-words'])
  if (!vendor) return null
  const picture = vendor.picture ?? order.items.find(({ image }) => image)?.image
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Picture src={pictureUrl(picture)} alt="" ratio="square" rounded="md" className="w-14" />
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{vendor.name}</p>
          <p className="text-sm text-ink-muted">{vendor.address}</p>
        </div>
        <ContactSlot orderId={order.id} as="user" with="vendor" />
      </div>
      <div className="-mb-1 -ml-3 flex flex-wrap">
        {lifeCycleOf(order.kind).isCollected ? (
          <LinkButton
            variant="quiet"
            size="sm"
            icon={<Navigation aria-hidden />}
            render={<a href={directionsTo(vendor)} target="_blank" rel="noreferrer" />}
          >
            {t('track.vendor.directions')}
          </LinkButton>
        ) : null}
        <LinkButton
          variant="quiet"
          size="sm"
          render={<AppLink to={vendorPath(tradeOf(order.category), vendor.slug)} />}
        >
          {t(`order-words:${tradeOf(order.category)}.open`)}
        </LinkButton>
      </div>
    </Card>
  )
}
