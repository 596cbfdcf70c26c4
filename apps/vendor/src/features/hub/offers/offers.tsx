import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorOffers } from '@angadi/data/vendor-offers/offers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Plus, Tags } from 'lucide-react'
import { Suspense } from 'react'
import { OfferCard } from './offer-card.tsx'
import { ProposedCoupons } from './proposed-coupons.tsx'

const OfferSheet = lazy(() => import('./offer-sheet.tsx'))

/** The vendor's own offers: what runs, what it costs, making a new one and stopping one. */
export function Offers({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { data: offers, error, refetch, isFetching } = useVendorOffers(vendor.id)
  const sheet = useSheet('offer')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-muted">{t('offers.text')}</p>
        <Button icon={<Plus aria-hidden />} onClick={sheet.open}>
          {t('offers.add')}
        </Button>
      </div>
      {error && !offers ? (
        <LoadFailed title={t('offers.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!offers && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-32" />
        </SkeletonGroup>
      ) : null}
      {offers?.length === 0 ? (
        <EmptyState picture={<Tags aria-hidden />} title={t('offers.empty')}>
          {t('offers.emptyText')}
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {offers?.map((offer) => (
          <li key={offer.code}>
            <OfferCard offer={offer} vendorId={vendor.id} />
          </li>
        ))}
      </ul>
      <ProposedCoupons vendorId={vendor.id} />
      {sheet.isOpen ? (
        <Suspense>
          <OfferSheet vendor={vendor} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </div>
  )
}
