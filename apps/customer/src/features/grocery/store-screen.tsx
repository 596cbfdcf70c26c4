import { AppError } from '@angadi/data/errors/app-error.ts'
import { useStore } from '@angadi/data/grocery/store.ts'
import { useCountVisit } from '@angadi/data/vendors/count-visit.ts'
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
import { VendorHeart } from '../../shared/favourites/vendor-heart.tsx'
import { VendorBanners } from '../../shared/vendor/vendor-banners.tsx'
import { VendorOffers } from '../../shared/vendor/vendor-offers.tsx'
import { ProductsSkeleton } from './parts/products-skeleton.tsx'
import { StoreHead } from './parts/store-head.tsx'
import { StoreShelves } from './parts/store-shelves.tsx'

/** One store with its aisles, or a message if there is none at this URL (Spec §2 Grocery). */
export default function StoreScreen() {
  const { t } = useTranslation(['grocery', 'common'])
  const { slug = '' } = useParams()
  const location = useDeliveryLocation((state) => state.location)
  const { data: store, error, isFetching, refetch } = useStore(slug, location)
  useCountVisit(store?.id)
  const isUnknown = error instanceof AppError && error.code === 'vendor_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold md:invisible">
            {store?.name ?? t('title')}
          </p>
        }
        back={{ label: t('common:back'), render: <AppLink to={pathTo('grocery')} /> }}
        actions={
          <>
            {store ? <VendorHeart vendor={{ ...store, kind: 'grocery' }} /> : null}
            <PhoneActions />
          </>
        }
      />
      <Page>
        {store ? (
          <>
            <StoreHead store={store} />
            <VendorBanners
              vendor={store}
              location={location}
              texts={{
                closed: t('closedText'),
                outside: t('outside', { location: location?.name }),
                noLocation: t('noPlaceHere'),
                choose: t(location ? 'none.change' : 'noPlace.choose'),
              }}
            />
            <VendorOffers vendorId={store.id} />
            <StoreShelves key={store.id} store={store} />
          </>
        ) : isUnknown ? (
          <EmptyState
            picture={<Store aria-hidden />}
            title={t('unknown.title')}
            action={
              <LinkButton render={<AppLink to={pathTo('grocery')} />}>{t('unknown.browse')}</LinkButton>
            }
          >
            {t('unknown.text')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('failedStore')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <ProductsSkeleton label={t('loading')} />
        )}
      </Page>
    </>
  )
}
