import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import { directionsTo } from '@angadi/domain/geo.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Navigation, Scissors } from 'lucide-react'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

/** The picture and name of a salon, whether somebody is there now, its address and the way to it. */
export function SalonHead({ salon }: { readonly salon: BookablePage }) {
  const { t } = useTranslation('beauty')
  const { timeRange } = useFormats()
  const now = Date.now()
  const isOpen = salon.today.some(
    ({ opens_at: opens, closes_at: closes }) => Date.parse(opens) <= now && now < Date.parse(closes),
  )
  const hours = salon.today.map(({ opens_at: opens, closes_at: closes }) => timeRange(opens, closes))
  return (
    <header className="grid grid-cols-1 items-center gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10">
      <Picture
        src={pictureUrl(salon.picture)}
        alt=""
        eager
        fallback={<Scissors aria-hidden />}
        className="-mx-4 -mt-5 aspect-auto! h-40 rounded-none! md:order-last md:m-0 md:h-48 md:rounded-xl!"
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h1 className="text-2xl font-bold text-balance md:text-3xl">{salon.name}</h1>
        {salon.tagline ? <p className="text-ink-muted">{salon.tagline}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <VendorRating rated={salon} />
          <Badge tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'salon.open' : 'salon.closed')}</Badge>
          <span className="text-sm text-ink-muted tabular-nums">
            {hours.length > 0 ? t('salon.today', { hours: hours.join(', ') }) : t('salon.closedToday')}
          </span>
        </p>
        {salon.address ? (
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="min-w-0 wrap-anywhere">{salon.address}</p>
            {salon.lat !== null && salon.lng !== null ? (
              <LinkButton
                variant="quiet"
                size="sm"
                className="-ml-3"
                icon={<Navigation aria-hidden />}
                render={
                  <a
                    href={directionsTo({ lat: salon.lat, lng: salon.lng })}
                    target="_blank"
                    rel="noreferrer"
                  />
                }
              >
                {t('salon.directions')}
              </LinkButton>
            ) : null}
          </div>
        ) : null}
      </div>
    </header>
  )
}
