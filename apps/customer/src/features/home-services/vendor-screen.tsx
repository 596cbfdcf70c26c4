import { useBookableVendor } from '@angadi/data/bookings/bookable-vendor.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { HOME_SERVICE } from '@angadi/data/home-services/service-hub.ts'
import { useCountVisit } from '@angadi/data/vendors/count-visit.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Store } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { VendorHeart } from '../../shared/favourites/vendor-heart.tsx'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { VendorView } from './parts/vendor-view.tsx'

/** A business whose people come home, and the way to a time (Spec §2 /home-services/vendor/{vendorId}). */
export default function VendorScreen() {
  const { t } = useTranslation(['home-services', 'common'])
  const { vendorId = '' } = useParams()
  const { data: vendor, error, isFetching, refetch } = useBookableVendor(vendorId, HOME_SERVICE)
  useCountVisit(vendor?.id)
  const isUnknown = error instanceof AppError && error.code === 'vendor_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold md:invisible">
            {vendor?.name}
          </p>
        }
        back={{ label: t('toHub'), render: <AppLink to={pathTo('homeServices')} /> }}
        actions={
          <>
            {vendor ? <VendorHeart vendor={vendor} /> : null}
            <PhoneActions />
          </>
        }
      />
      <Page>
        {vendor ? (
          <VendorView key={vendor.id} vendor={vendor} />
        ) : isUnknown ? (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('vendor.unknown')}
            action={<LinkButton render={<AppLink to={pathTo('homeServices')} />}>{t('toHub')}</LinkButton>}
          >
            {t('vendor.unknownText')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('vendor.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
