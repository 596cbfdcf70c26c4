import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { PastOrders } from './past-orders.tsx'

/** The orders that have ended, to look something up or to see what a day brought. */
export default function OrdersScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('past.title')}>
      {(vendor) => <PastOrders key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}
