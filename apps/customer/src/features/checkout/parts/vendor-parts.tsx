import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'

export interface VendorPartsProps {
  readonly quote: Quote
  /** Without an address, distance and delivery time are unknown. */
  readonly isAddressMissing: boolean
}

/** The items by vendor: each vendor delivers its own order in its own time. */
export function VendorParts({ quote, isAddressMissing }: VendorPartsProps) {
  const { orders, fulfilment, problems } = quote
  const { t } = useTranslation('checkout')
  const { money, range, distance, day } = useFormats()
  const slots = useSlotLabels()
  return (
    <Section
      title={t('items')}
      action={
        <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('shoppingCart')} />}>
          {t('edit')}
        </LinkButton>
      }
    >
      {orders.length > 1 ? (
        <p className="text-sm text-ink-muted">{t('several', { count: orders.length })}</p>
      ) : null}
      {orders.map((order) => {
        const minutes = range(order.minutes_min, order.minutes_max)
        const { arrives_from: from, arrives_to: to } = order
        const startsAt = order.scheduled_for ?? quote.scheduled_for
        const isTooFar = problems.some(
          ({ code, vendor_id }) => code === 'outside_delivery_area' && vendor_id === order.vendor_id,
        )
        return (
          <Card key={order.vendor_id}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
              <div>
                <h3 className="text-lg font-semibold">{order.vendor_name}</h3>
                {isTooFar || isAddressMissing ? null : (
                  <p className="text-sm text-ink-muted">
                    {order.kind === 'shipment' && from && to
                      ? from === to
                        ? t('parcelOn', { day: day(to) })
                        : t('parcelBetween', { from: day(from), to: day(to) })
                      : startsAt
                        ? t('when.for', { slot: slots.full(startsAt) })
                        : fulfilment === 'pickup'
                          ? t('ready', { range: minutes })
                          : t('arrives', { range: minutes, distance: distance(order.distance_m) })}
                  </p>
                )}
              </div>
              {orders.length > 1 ? (
                <span className="shrink-0 font-semibold tabular-nums">{money(order.total_paise)}</span>
              ) : null}
            </div>
            <OrderLines
              label={t('itemsOf', { vendor: order.vendor_name })}
              lines={order.lines.map((line) => ({
                key: line.cart_item_id,
                quantity: line.quantity,
                name: line.name,
                person: line.for_name ?? undefined,
                options: line.options.map(({ name }) => name).join(', ') || undefined,
                trail: <span className="tabular-nums">{money(line.total_paise)}</span>,
              }))}
            />
          </Card>
        )
      })}
    </Section>
  )
}
