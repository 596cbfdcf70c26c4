import { accuracyBand } from '@angadi/domain/location/accuracy.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useLocationPermission } from '@angadi/location/permission.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LocateFixed, LocateOff, Navigation } from 'lucide-react'
import { useLocationButton } from '../use-location-button.ts'

/** Asks the device where it is, and once it has told, follows it or leaves it alone (Spec §4 Location button). */
export function LocationButton({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('location')
  const isFinding = useWhere((state) => state.isFinding)
  const isFollowing = useWhere((state) => state.isFollowing)
  const place = usePlace((state) => state.place)
  const canFollow = useLocationPermission() === 'granted' && place?.source === 'device'
  const press = useLocationButton()
  const idle = isFollowing
    ? { label: t('sheet.stopFollowing'), icon: <LocateOff aria-hidden /> }
    : canFollow
      ? { label: t('sheet.follow'), icon: <Navigation aria-hidden /> }
      : { label: t('sheet.device'), icon: <LocateFixed aria-hidden /> }
  return (
    <div className="flex flex-col gap-2">
      <Button
        look="soft"
        size="lg"
        wide
        busy={isFinding}
        icon={idle.icon}
        onClick={async () => {
          if (await press()) onDone()
        }}
      >
        {isFinding ? t('sheet.finding') : idle.label}
      </Button>
      {place?.details ? (
        <p className="text-sm text-ink-muted">
          {place.details.address} · {t(`accuracy.${accuracyBand(place.details.accuracyM)}`)}
        </p>
      ) : null}
    </div>
  )
}
