import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Banknote, PackageCheck, PackageOpen } from 'lucide-react'
import { DeliverySheet } from './delivery-sheet.tsx'

/** Deliveries with their earnings; each opens its details. */
export function DeliveryRows({ deliveries }: { readonly deliveries: CourierDay['jobs'] }) {
  const { t } = useTranslation('delivery')
  const { openId: orderNumber, linkTo, close } = useRecordSheet('order')
  const opened = deliveries.find(({ order_number }) => order_number === orderNumber)
  if (deliveries.length === 0)
    return (
      <EmptyState
        picture={<PackageOpen aria-hidden />}
        title={t('deliveries.empty')}
        action={
          <LinkButton variant="secondary" render={<AppLink to={pathTo('deliveryDashboard')} />}>
            {t('deliveries.toWork')}
          </LinkButton>
        }
      >
        {t('deliveries.emptyText')}
      </EmptyState>
    )
  return (
    <Card padded={false} className="px-4 md:px-5">
      <ul aria-label={t('deliveries.list')} className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <li key={delivery.order_number}>
            <DeliveryRow delivery={delivery} to={linkTo(delivery.order_number)} />
          </li>
        ))}
      </ul>
      {opened ? <DeliverySheet delivery={opened} onClose={close} /> : null}
    </Card>
  )
}

function DeliveryRow({
  delivery,
  to,
}: {
  readonly delivery: CourierDay['jobs'][number]
  readonly to: string
}) {
  const { t } = useTranslation('delivery')
  const { money, time } = useFormats()
  const at = time(delivery.delivered_at)
  const isCash = delivery.cash_paise > 0
  return (
    <ListRow
      lead={isCash ? <Banknote aria-hidden /> : <PackageCheck aria-hidden />}
      title={delivery.vendor_name}
      note={
        isCash
          ? t('deliveries.withCash', { at, amount: money(delivery.cash_paise) })
          : t('deliveries.withoutCash', { at })
      }
      trail={
        <span className="text-lg font-semibold tabular-nums">
          {money(delivery.pay_paise + delivery.tip_paise)}
        </span>
      }
      render={<AppLink to={to} />}
    />
  )
}
