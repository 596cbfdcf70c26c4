import { useBookableVendor } from '@angadi/data/bookings/bookable-vendor.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
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
import { SalonView } from './parts/salon-view.tsx'
import { BEAUTY } from './trade.ts'

/** A salon and the way to a time there, or a message if there is none at this URL (Spec §2 /salon/{salonId}). */
export default function SalonScreen() {
  const { t } = useTranslation(['beauty', 'common'])
  const { salonId = '' } = useParams()
  const { data: salon, error, isFetching, refetch } = useBookableVendor(salonId, BEAUTY)
  useCountVisit(salon?.id)
  const isUnknown = error instanceof AppError && error.code === 'vendor_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold md:invisible">
            {salon?.name}
          </p>
        }
        back={{ label: t('common:back'), render: <AppLink to={pathTo('beautyWellness')} /> }}
        actions={
          <>
            {salon ? <VendorHeart vendor={salon} /> : null}
            <PhoneActions />
          </>
        }
      />
      <Page>
        {salon ? (
          <SalonView key={salon.id} salon={salon} />
        ) : isUnknown ? (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('salon.unknown')}
            action={
              <LinkButton render={<AppLink to={pathTo('beautyWellness')} />}>{t('salon.browse')}</LinkButton>
            }
          >
            {t('salon.unknownText')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('salon.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
