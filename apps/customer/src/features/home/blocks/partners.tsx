import { pictureUrl } from '@angadi/data/client/config.ts'
import { usePartners } from '@angadi/data/home/partners.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'

/** Under so many there is no rail. */
const FEWEST = 3

/** The partners whom customers here rate best (Spec §1 brand partners). */
export default function Partners() {
  const { t } = useTranslation(['home', 'food'])
  const at = useDeliveryLocation((state) => state.location)
  const { data = [], isPending } = usePartners(at)
  if (isPending) return <div className="min-h-52" />
  if (data.length < FEWEST) return null
  return (
    <Section title={t('partners.title')}>
      <Rail>
        {data.map(({ id, kind, slug, name, picture, rating, ratings_count: count }) => (
          <li
            key={id}
            className="relative flex w-32 shrink-0 snap-start flex-col items-center gap-1.5 rounded-lg text-center"
          >
            <Picture
              src={pictureUrl(picture)}
              alt=""
              ratio="square"
              className="w-22 rounded-full! border border-line"
            />
            <h3 className="line-clamp-2 text-sm leading-snug font-medium">
              <StretchedLink render={<AppLink to={vendorPath(kind, slug)} />}>{name}</StretchedLink>
            </h3>
            <RatingBadge rating={rating} count={String(count)} label={t('food:rated', { rating, count })} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
