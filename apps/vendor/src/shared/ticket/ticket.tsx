import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useCameLabel } from '@angadi/shell/goods/use-came-label.ts'
import { PersonTag } from '@angadi/ui/person-tag/person-tag.tsx'
import { hasNoCutlery } from '../trade/trade-of.ts'
import { GiftCardPrint } from './gift-card-print.tsx'
import type { TicketKind } from './ticket-store.ts'

export interface TicketProps {
  readonly order: VendorOrder
  readonly kind: TicketKind
}

/**
 * A ticket of an order, in black on 80 mm of paper: large quantities for preparing, boxes to tick for packing. With a gift
 * goes its card, and no price.
 */
export function Ticket({ order, kind }: TicketProps) {
  const { t } = useTranslation(['vendor-tickets', 'vendor', 'vendor-words'])
  const { time, dateTime, money } = useFormats()
  const came = useCameLabel()
  const isPacking = kind === 'packing'
  return (
    <article className="flex flex-col gap-2 p-1 text-sm leading-snug">
      <header className="border-b border-current pb-1 text-center">
        <p>{isPacking ? t('packing') : t(`vendor-words:${tradeOf(order.category)}.ticket`)}</p>
        <p className="text-2xl font-bold tabular-nums">{order.order_number.split('-').at(-1)}</p>
        <p className="tabular-nums">{order.order_number}</p>
        <p>{t('placed', { time: time(order.placed_at) })}</p>
        {order.scheduled_for ? (
          <p className="font-bold">{t('for', { at: dateTime(order.scheduled_for) })}</p>
        ) : null}
      </header>
      <ul className="flex flex-col gap-1.5">
        {order.items.map((item, at) => (
          // Two lines of an order may be the same dish.
          <li key={`${at}:${item.name}`} className="flex gap-2">
            <span className="shrink-0 font-bold tabular-nums">
              {isPacking ? '☐ ' : ''}
              {t('quantity', { count: item.came ?? item.quantity })}
            </span>
            <span className="min-w-0">
              <span className={isPacking ? '' : 'text-base font-bold'}>{item.name}</span>
              {came(item) ? <span className="block font-bold">{came(item)}</span> : null}
              {item.options?.map((option) => (
                <span key={`${option.group}:${option.name}`} className="block">
                  {option.name}
                </span>
              ))}
              {item.for_name ? <PersonTag name={item.for_name} large /> : null}
              {item.special_instructions ? (
                <span className="block font-bold uppercase">{item.special_instructions}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {order.instructions ? (
        <p className="border border-current p-1 font-bold">{order.instructions}</p>
      ) : null}
      {order.gift ? <GiftCardPrint gift={order.gift} /> : null}
      {hasNoCutlery(order) ? <p className="font-bold">{t('vendor:badge.noCutlery')}</p> : null}
      {isPacking ? (
        <footer className="border-t border-current pt-1">
          <p>{t('vendor:order.for', { name: order.customer_name })}</p>
          {/* Paper may go into the bag: of a gift nobody reads a price. */}
          {order.gift ? null : (
            <p className="font-bold">
              {order.payment_method === 'cash'
                ? t('collect', { amount: money(order.collect_cash_paise) })
                : t('vendor:payment.paid')}
            </p>
          )}
        </footer>
      ) : null}
    </article>
  )
}
