import { useVendorTerms } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { OfferedItems } from './parts/offered-items.tsx'
import { Subscribers } from './parts/subscribers.tsx'
import { TermsForm } from './parts/terms-form.tsx'

/** Daily deliveries of a vendor: the hours, what is offered, and who has subscribed (field 2.2). */
export default function SubscriptionsScreen() {
  const { t } = useTranslation('subscriptions')
  return (
    <WithVendor title={t('terms.title')}>
      {(vendor) => <Content key={vendor.id} vendorId={vendor.id} />}
    </WithVendor>
  )
}

function Content({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('subscriptions')
  const { data, isError, error, isFetching, refetch } = useVendorTerms(vendorId)
  if (!data && isError)
    return <LoadFailed title={t('terms.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton shape="box" className="h-64" />
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Section title={t('round.subscribers')}>
        <Subscribers vendorId={vendorId} />
      </Section>
      <div className="flex flex-col gap-8">
        <TermsForm vendorId={vendorId} terms={data.terms} />
        {data.terms ? <OfferedItems vendorId={vendorId} items={data.items} /> : null}
      </div>
    </div>
  )
}
