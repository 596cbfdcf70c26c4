import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { CalendarClock, Gift, ShoppingBag, Utensils } from 'lucide-react'

/** What is special about an order: pickup, scheduled, a gift, without cutlery. */
export function OrderBadges({ order }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { dateTime } = useFormats()
  return (
    <>
      {order.kind === 'pickup' ? (
        <Badge tone="action" icon={<ShoppingBag aria-hidden />}>
          {t('badge.pickup')}
        </Badge>
      ) : null}
      {order.scheduled_for ? (
        <Badge tone="warning" icon={<CalendarClock aria-hidden />}>
          {t('badge.scheduled', { at: dateTime(order.scheduled_for) })}
        </Badge>
      ) : null}
      {order.gift ? (
        <Badge tone="accent" icon={<Gift aria-hidden />}>
          {t('vendor-words:gift.badge')}
        </Badge>
      ) : null}
      {order.no_cutlery ? <Badge icon={<Utensils aria-hidden />}>{t('badge.noCutlery')}</Badge> : null}
    </>
  )
}

/** Whether `OrderBadges` would show anything. */
export function hasBadges({
  kind,
  scheduled_for: scheduledFor,
  no_cutlery: noCutlery,
  gift,
}: VendorOrder): boolean {
  return kind === 'pickup' || scheduledFor !== null || noCutlery || Boolean(gift)
}
