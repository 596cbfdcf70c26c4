import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { PastOrders } from './past-orders.tsx'

/** The past orders, to look one up or to see a day's sales. */
export default function OrdersScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('past.title')}>
      {(vendor) => <PastOrders key={vendor.id} vendor={vendor} />}
    </WithVendor>
  )
}
