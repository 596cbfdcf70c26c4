import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { BookingList } from './booking-list.tsx'

/** All bookings of whatever is sold by time: requests first (/vendor/bookings). */
export default function BookingsScreen() {
  const { t } = useTranslation('calendar')
  return (
    <WithVendor title={t('list.title')} right="orders">
      {(vendor: MyVendor) => <BookingList key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}
