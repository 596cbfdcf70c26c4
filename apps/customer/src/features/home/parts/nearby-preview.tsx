import { pictureUrl } from '@angadi/data/client/config.ts'
import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { RestaurantCard } from '@angadi/ui/restaurant-card/restaurant-card.tsx'
import { RestaurantCardSkeleton } from '@angadi/ui/restaurant-card/restaurant-card-skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { MapPin, MapPinOff } from 'lucide-react'

/** How many restaurants the home screen shows before "See all". */
const SHOWN = 8

/** What delivers to the chosen place, or the question where that is. */
export function NearbyPreview() {
  const { t } = useTranslation(['home', 'common'])
  const place = usePlace((state) => state.place)
  const sheet = useSheet('place')
  if (!place)
    return (
      <EmptyState
        picture={<MapPin />}
        title={t('nearby.whereTitle')}
        action={<Button onClick={sheet.open}>{t('nearby.choose')}</Button>}
      >
        {t('nearby.whereText')}
      </EmptyState>
    )
  return (
    <Section
      title={t('nearby.title')}
      action={
        <AppLink
          to={pathTo('food')}
          className="-mr-2 inline-flex min-h-touch items-center rounded-md px-2 font-semibold text-action-ink hover:underline"
        >
          {t('nearby.all')}
        </AppLink>
      }
    >
      <NearbyCards place={place} />
    </Section>
  )
}

function NearbyCards({ place }: { readonly place: Place }) {
  const { t } = useTranslation(['home', 'food', 'common'])
  const formats = useFormats()
  const errorText = useErrorText()
  const sheet = useSheet('place')
  const { data, isPending, error, refetch, isFetching } = useNearby({
    kind: 'food',
    lat: place.lat,
    lng: place.lng,
    sort: 'comprehensive',
  })
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <CardGrid>
          {[1, 2, 3, 4].map((key) => (
            <RestaurantCardSkeleton key={key} />
          ))}
        </CardGrid>
      </SkeletonGroup>
    )
  if (error)
    return (
      <ErrorState
        title={t('nearby.failed')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    )
  const vendors = data.pages.flat().slice(0, SHOWN)
  if (vendors.length === 0)
    return (
      <EmptyState
        picture={<MapPinOff />}
        title={t('nearby.none')}
        action={<Button onClick={sheet.open}>{t('nearby.choose')}</Button>}
      >
        {t('nearby.noneText')}
      </EmptyState>
    )
  return (
    <CardGrid>
      {vendors.map((vendor, index) => (
        <RestaurantCard
          key={vendor.id}
          name={vendor.name}
          picture={pictureUrl(vendor.picture)}
          eager={index < 2}
          render={<AppLink to={pathTo('restaurantsId', { id: vendor.slug })} />}
          rating={
            vendor.rating === null ? null : (
              <RatingBadge
                rating={vendor.rating}
                label={t('food:rated', { rating: vendor.rating, count: vendor.ratings_count })}
              />
            )
          }
          mark={vendor.pure_veg ? <VegMark diet="veg" label={t('food:pureVeg')} /> : null}
          cuisines={vendor.cuisines.join(', ')}
          facts={[
            t('food:minutes', { range: formats.range(vendor.minutes_min, vendor.minutes_max) }),
            formats.distance(vendor.distance_m),
            vendor.delivery_fee_paise === 0
              ? t('food:freeDelivery')
              : t('food:fee', { fee: formats.money(vendor.delivery_fee_paise) }),
          ]}
          closed={
            vendor.is_open
              ? undefined
              : vendor.opens_at
                ? t('food:opensAt', { time: formats.time(vendor.opens_at) })
                : t('food:closed')
          }
        />
      ))}
    </CardGrid>
  )
}
