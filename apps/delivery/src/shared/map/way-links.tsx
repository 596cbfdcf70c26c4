import { noteNavigation } from '@angadi/data/dispatch/note-navigation.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { MapPin, Navigation } from 'lucide-react'
import { answersGeoLinks, geoLink, googleMapsLink } from './map-links.ts'

export interface WayLinksProps {
  readonly at: LatLng
  /** Label of the pin. */
  readonly name: string
  /** The order whose pick-up this is: who leaves for a map app may be silent on the way there. */
  readonly wayOf?: string | undefined
}

/** Links to a stop in the map apps of the phone. */
export function WayLinks({ at, name, wayOf }: WayLinksProps) {
  const { t } = useTranslation('delivery')
  const leave = () => {
    if (wayOf) noteNavigation(wayOf)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        variant="soft"
        className="flex-1"
        icon={<Navigation aria-hidden />}
        render={<a href={googleMapsLink(at)} onClick={leave} target="_blank" rel="noreferrer" />}
      >
        {t('map.google')}
      </LinkButton>
      {answersGeoLinks() ? (
        <LinkButton
          variant="secondary"
          className="flex-1"
          icon={<MapPin aria-hidden />}
          render={<a href={geoLink(at, name)} onClick={leave} />}
        >
          {t('map.other')}
        </LinkButton>
      ) : null}
    </div>
  )
}
