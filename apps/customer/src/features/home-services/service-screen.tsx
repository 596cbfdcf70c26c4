import { AppError } from '@angadi/data/errors/app-error.ts'
import { useServicePage } from '@angadi/data/home-services/service-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { MapPinOff, SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { HubSkeleton } from './parts/hub-skeleton.tsx'
import { OfferCard } from './parts/offer-card.tsx'
import { PlaceLine } from './parts/place-line.tsx'
import { ServiceFacts } from './parts/service-facts.tsx'

/** One kind of service and who comes to the place for it (Spec §2 /home-services/{serviceId}). */
export default function ServiceScreen() {
  const { t } = useTranslation(['home-services', 'common'])
  const { serviceId = '' } = useParams()
  const location = useDeliveryLocation((state) => state.location)
  const { data: service, dataUpdatedAt, error, isFetching, refetch } = useServicePage(serviceId, location)
  const isUnknown = error instanceof AppError && error.code === 'service_not_found'
  return (
    <>
      <AppBar
        title={service?.name ?? t('title')}
        subtitle={location?.name}
        back={{ label: t('toHub'), render: <AppLink to={pathTo('homeServices')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {service ? (
          <div className="flex flex-col gap-5">
            <SavedNote since={dataUpdatedAt} />
            <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <ServiceFacts service={service} />
              <section aria-labelledby="offers" className="flex min-w-0 flex-col gap-4">
                <h2 id="offers" className="text-lg font-bold">
                  {t('offers')}
                </h2>
                {location ? null : <PlaceLine />}
                {service.offers.length > 0 ? (
                  <ul className="flex flex-col gap-5">
                    {service.offers.map((offer) => (
                      <li key={offer.service_id}>
                        <OfferCard offer={offer} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <EmptyState picture={<MapPinOff aria-hidden />} title={t('noOffers.title')}>
                    {t('noOffers.text')}
                  </EmptyState>
                )}
              </section>
            </div>
          </div>
        ) : isUnknown ? (
          <EmptyState
            picture={<SearchX aria-hidden />}
            title={t('unknown.title')}
            action={<LinkButton render={<AppLink to={pathTo('homeServices')} />}>{t('toHub')}</LinkButton>}
          >
            {t('unknown.text')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <HubSkeleton groups={2} label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
