import { useBookingSetup } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { CloudOff } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ServicesList } from './services/services-list.tsx'
import { Team } from './team/team.tsx'
import { TermsForm } from './terms/terms-form.tsx'
import { WithBooked } from './with-booked.tsx'

const PARTS = ['services', 'packages', 'team', 'terms'] as const

const PackagesList = lazy(() => import('./packages/packages-list.tsx'))

/** What can be booked, who does it and when, and by which terms (Spec §2, /salon/services). */
export default function ServicesScreen() {
  const { t } = useTranslation('salon')
  return <WithBooked title={t('title')}>{(vendor) => <Setup key={vendor.id} vendor={vendor} />}</WithBooked>
}

function Setup({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['salon', 'common'])
  const isOnline = useOnline()
  const [params, setParams] = useSearchParams()
  const { data: setup, error, refetch, isFetching } = useBookingSetup(vendor.id)
  if (error && !setup)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!setup)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="mb-4 h-12" />
        <Skeleton shape="box" className="h-96" />
      </SkeletonGroup>
    )
  return (
    <div className="flex max-w-reading flex-col gap-4">
      {isOnline ? null : (
        <Banner tone="warning" icon={<CloudOff aria-hidden />}>
          {t('offline')}
        </Banner>
      )}
      <Tabs
        label={t('title')}
        value={PARTS.find((one) => one === params.get('part')) ?? 'services'}
        onChange={(next) =>
          setParams(next === 'services' ? {} : { part: next }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'services',
            label: t('tabs.services'),
            panel: <ServicesList vendor={vendor} setup={setup} />,
          },
          {
            value: 'packages',
            label: t('tabs.packages'),
            panel: (
              <Suspense fallback={<Skeleton shape="box" className="h-40" />}>
                <PackagesList vendor={vendor} setup={setup} />
              </Suspense>
            ),
          },
          { value: 'team', label: t('tabs.team'), panel: <Team vendor={vendor} setup={setup} /> },
          {
            value: 'terms',
            label: t('tabs.terms'),
            // What comes in while somebody types does not take it from them; what they saved begins anew.
            panel: (
              <TermsForm
                key={JSON.stringify([setup.terms, setup.cancelling.own])}
                vendor={vendor}
                setup={setup}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
