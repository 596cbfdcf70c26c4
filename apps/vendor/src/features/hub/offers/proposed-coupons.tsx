import { useProposedCoupons } from '@angadi/data/vendor-offers/proposed.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ProposedCouponCard } from './proposed-coupon-card.tsx'

/** The coupons of which Angadi bears a part and the vendor the rest, once it agrees; nothing where there is none. */
export function ProposedCoupons({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('vendor-hub')
  const { data, error, refetch, isFetching } = useProposedCoupons(vendorId)
  if (error && !data) {
    return <LoadFailed title={t('offers.shared.failed')} error={error} busy={isFetching} onRetry={refetch} />
  }
  if (!data?.length) return null
  return (
    <Section title={t('offers.shared.title')}>
      <p className="mb-3 text-ink-muted">{t('offers.shared.text')}</p>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data.map((coupon) => (
          <li key={coupon.code}>
            <ProposedCouponCard coupon={coupon} vendorId={vendorId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
