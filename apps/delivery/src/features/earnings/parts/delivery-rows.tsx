import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { PackageOpen } from 'lucide-react'
import { useDeliveryInAddress } from '../use-delivery-in-address.ts'
import { DeliverySheet } from './delivery-sheet.tsx'

/** Deliveries and what each brought; each opens in full. */
export function DeliveryRows({ deliveries }: { readonly deliveries: CourierDay['jobs'] }) {
  const { t } = useTranslation('delivery')
  const { money, time } = useFormats()
  const { orderNumber, linkTo, close } = useDeliveryInAddress()
  const opened = deliveries.find(({ order_number }) => order_number === orderNumber)
  return (
    <>
      <DataTable
        caption={t('deliveries.caption')}
        columns={[
          { key: 'number', header: t('details.number'), cell: ({ order_number }) => order_number },
          { key: 'vendor', header: t('deliveries.vendor'), cell: ({ vendor_name }) => vendor_name },
          { key: 'at', header: t('deliveries.deliveredAt'), cell: ({ delivered_at }) => time(delivered_at) },
          {
            key: 'cash',
            header: t('done.cash'),
            numeric: true,
            cell: ({ cash_paise }) => (cash_paise > 0 ? money(cash_paise) : t('deliveries.none')),
          },
          {
            key: 'tip',
            header: t('deliveries.tip'),
            numeric: true,
            cell: ({ tip_paise }) => (tip_paise > 0 ? money(tip_paise) : t('deliveries.none')),
          },
          {
            key: 'total',
            header: t('deliveries.total'),
            numeric: true,
            cell: ({ pay_paise, tip_paise }) => (
              <span className="font-semibold">{money(pay_paise + tip_paise)}</span>
            ),
          },
        ]}
        rows={deliveries}
        rowKey={({ order_number }) => order_number}
        rowLink={({ order_number }) => <AppLink to={linkTo(order_number)} />}
        empty={
          <EmptyState
            picture={<PackageOpen aria-hidden />}
            title={t('deliveries.empty')}
            action={
              <LinkButton look="secondary" render={<AppLink to={pathTo('deliveryDashboard')} />}>
                {t('deliveries.toWork')}
              </LinkButton>
            }
          >
            {t('deliveries.emptyText')}
          </EmptyState>
        }
      />
      {opened ? <DeliverySheet delivery={opened} onClose={close} /> : null}
    </>
  )
}
