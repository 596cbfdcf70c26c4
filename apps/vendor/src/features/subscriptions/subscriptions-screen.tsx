import { useVendorTerms } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useState } from 'react'
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
  const [chosen, setChosen] = useState<string>()
  if (!data && isError)
    return <LoadFailed title={t('terms.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton shape="box" className="h-64" />
  return (
    <Tabs
      label={t('terms.title')}
      // Who has never delivered daily begins with the hours.
      value={chosen ?? (data.terms ? 'subscribers' : 'terms')}
      onChange={setChosen}
      tabs={[
        {
          value: 'subscribers',
          label: t('round.subscribers'),
          panel: <Subscribers vendorId={vendorId} />,
        },
        {
          value: 'terms',
          label: t('terms.tab'),
          panel: (
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              <TermsForm vendorId={vendorId} terms={data.terms} />
              {data.terms ? <OfferedItems vendorId={vendorId} items={data.items} /> : null}
            </div>
          ),
        },
      ]}
    />
  )
}
