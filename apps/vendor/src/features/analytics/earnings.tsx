import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MyPayouts } from '@angadi/shell/earnings/my-payouts.tsx'

/** What the vendor has earned, less what refunds took back, and its payouts; for the owner. */
export function Earnings({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor')
  return (
    <>
      {vendor.staff_position === 'owner' ? null : <p className="text-ink-muted">{t('earningsForOwner')}</p>}
      <MyPayouts owner={{ id: vendor.id, kind: 'vendor_payable' }} />
    </>
  )
}
