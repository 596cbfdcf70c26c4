import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { Desk } from './desk.tsx'

/** The day and the week of whoever sells time (/salon/appointments). */
export default function AppointmentsScreen() {
  const { t } = useTranslation('calendar')
  return (
    <WithVendor title={t('title')} isTitleShort right="orders">
      {(vendor) => <Desk key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}
