import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

export interface DeliverySheetProps {
  readonly delivery: CourierDay['jobs'][number]
  readonly onClose: () => void
}

/** One delivery and its earnings. The customer is not named: couriers see customer details only until the delivery. */
export function DeliverySheet({ delivery, onClose }: DeliverySheetProps) {
  const { t } = useTranslation(['delivery', 'common'])
  const { money, dateTime } = useFormats()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={delivery.order_number}
      description={t('deliveries.from', { vendor: delivery.vendor_name })}
      closeLabel={t('common:close')}
    >
      <KeyValueList
        entries={[
          { key: 'at', label: t('deliveries.deliveredAt'), value: dateTime(delivery.delivered_at) },
          { key: 'pay', label: t('day.pay'), value: money(delivery.pay_paise) },
          { key: 'tip', label: t('deliveries.tip'), value: money(delivery.tip_paise) },
          {
            key: 'total',
            label: t('deliveries.total'),
            value: money(delivery.pay_paise + delivery.tip_paise),
          },
          {
            key: 'cash',
            label: t('done.cash'),
            value: delivery.cash_paise > 0 ? money(delivery.cash_paise) : t('deliveries.paidOnline'),
          },
        ]}
      />
    </DialogSheet>
  )
}
