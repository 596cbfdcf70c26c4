import { AppError } from '@angadi/data/errors/app-error.ts'
import { useCountVisit } from '@angadi/data/vendors/count-visit.ts'
import { useVendor } from '@angadi/data/vendors/vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
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
import { RestaurantSkeleton } from './parts/restaurant-skeleton.tsx'
import { RestaurantView } from './parts/restaurant-view.tsx'

/** One restaurant and its menu, or a message if there is none at this URL (Spec §1 Food). */
export default function RestaurantScreen() {
  const { t } = useTranslation(['food', 'common'])
  const { id = '' } = useParams()
  const location = useDeliveryLocation((state) => state.location)
  const { data: vendor, error, isFetching, refetch } = useVendor(id, location)
  useCountVisit(vendor?.id)
  if (vendor) return <RestaurantView key={vendor.id} vendor={vendor} location={location} />
  if (!error) return <RestaurantSkeleton />
  const isUnknown = error instanceof AppError && error.code === 'vendor_not_found'
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('food')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="form">
        {isUnknown ? (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('restaurant.unknown')}
            action={
              <LinkButton render={<AppLink to={pathTo('food')} />}>{t('restaurant.browse')}</LinkButton>
            }
          >
            {t('restaurant.unknownText')}
          </EmptyState>
        ) : (
          <LoadFailed title={t('restaurant.failed')} error={error} busy={isFetching} onRetry={refetch} />
        )}
      </Page>
    </>
  )
}
