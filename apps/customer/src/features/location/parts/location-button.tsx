import { accuracyBand } from '@angadi/domain/location/accuracy.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { useLocationPermission } from '@angadi/location/permission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LocateFixed, LocateOff, Navigation } from 'lucide-react'
import { useLocationButton } from '../use-location-button.ts'

/** Detects the device's location; once it is known, starts or stops following it (Spec §4 Location button). */
export function LocationButton({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('location')
  const isFinding = useDevicePosition((state) => state.isFinding)
  const isFollowing = useDevicePosition((state) => state.isFollowing)
  const location = useDeliveryLocation((state) => state.location)
  const canFollow = useLocationPermission() === 'granted' && location?.source === 'device'
  const press = useLocationButton()
  const idle = isFollowing
    ? { label: t('sheet.stopFollowing'), icon: <LocateOff aria-hidden /> }
    : canFollow
      ? { label: t('sheet.follow'), icon: <Navigation aria-hidden /> }
      : { label: t('sheet.device'), icon: <LocateFixed aria-hidden /> }
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="soft"
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
      {location?.details ? (
        <p className="text-sm text-ink-muted">
          {location.details.address} · {t(`accuracy.${accuracyBand(location.details.accuracyM)}`)}
        </p>
      ) : null}
    </div>
  )
}
