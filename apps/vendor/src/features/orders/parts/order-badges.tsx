import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { CalendarClock, Gift, ShoppingBag, Utensils } from 'lucide-react'
import { hasNoCutlery } from '../../../shared/trade/trade-of.ts'

/** What is special about an order: pickup, scheduled, a gift, without cutlery. */
export function OrderBadges({ order }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { dateTime } = useFormats()
  return (
    <>
      {lifeCycleOf(order.kind).isCollected ? (
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
      {hasNoCutlery(order) ? <Badge icon={<Utensils aria-hidden />}>{t('badge.noCutlery')}</Badge> : null}
    </>
  )
}

/** Whether `OrderBadges` would show anything. */
export function hasBadges(order: VendorOrder): boolean {
  return (
    lifeCycleOf(order.kind).isCollected ||
    order.scheduled_for !== null ||
    Boolean(order.gift) ||
    hasNoCutlery(order)
  )
}
