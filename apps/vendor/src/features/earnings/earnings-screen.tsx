import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MyPayouts } from '@angadi/shell/earnings/my-payouts.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'

/** What the vendor has earned, less what refunds took back, and its payouts; for the owner. */
export default function EarningsScreen() {
  const { t } = useTranslation('vendor')
  return (
    <WithVendor title={t('nav.earnings')}>
      {(vendor) => (
        <>
          {vendor.staff_position === 'owner' ? null : (
            <p className="text-ink-muted">{t('earningsForOwner')}</p>
          )}
          <MyPayouts key={vendor.id} owner={{ id: vendor.id, kind: 'vendor_payable' }} />
        </>
      )}
    </WithVendor>
  )
}
