import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { ShoppingBag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CheckoutRow } from '../../../shared/checkout/checkout-row.tsx'
import { useArrivalLabels } from '../use-arrival-labels.ts'

export interface ItemsRowsProps {
  readonly quote: Quote
  /** What blocks one vendor's part; null names what belongs to none. */
  readonly alertOf: (vendorId: string | null) => ReactNode
}

/** The items by vendor, a row each: every vendor sends its own order in its own time. */
export function ItemsRows({ quote, alertOf }: ItemsRowsProps) {
  const { orders } = quote
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const labels = useArrivalLabels(quote)
  const [open, setOpen] = useState<string>()
  const isSeveral = orders.length > 1
  return (
    <>
      {isSeveral ? (
        <p className="px-4 py-2 text-sm text-ink-muted">{t('several', { count: orders.length })}</p>
      ) : null}
      {alertOf(null)}
      {orders.map((order) => {
        const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
        const names = order.lines.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name))
        return (
          <CheckoutRow
            key={order.vendor_id}
            icon={<ShoppingBag />}
            title={
              isSeveral
                ? `${order.vendor_name} · ${money(order.total_paise)}`
                : t('itemsFrom', { count: pieces, vendor: order.vendor_name })
            }
            note={isSeveral ? `${labels(order).title} · ${names.join(', ')}` : names.join(', ')}
            action={t('row.see')}
            isOpen={open === order.vendor_id}
            onPress={() => setOpen(open === order.vendor_id ? undefined : order.vendor_id)}
            alert={alertOf(order.vendor_id)}
          >
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
            <LinkButton
              variant="quiet"
              size="sm"
              className="-ml-3 self-start"
              render={<AppLink to={pathTo('shoppingCart')} />}
            >
              {t('edit')}
            </LinkButton>
          </CheckoutRow>
        )
      })}
    </>
  )
}
