import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { LocationChip } from './location-chip.tsx'
import { useDetection } from './use-detection.ts'
import { useIsLocating } from './use-is-locating.ts'

/** The delivery location: opens the location sheet, or retries after a failed detection (Spec §8 Chip). */
export function DeliveryChip() {
  const { t } = useTranslation('location')
  const location = useDeliveryLocation((state) => state.location)
  const problem = useDevicePosition((state) => state.problem)
  const isFollowing = useDevicePosition((state) => state.isFollowing)
  const sheet = useSheet('location')
  const isFindingAddress = useIsLocating()
  const { find, isFinding } = useDetection()
  if (!location && problem)
    return (
      <LocationChip
        state="error"
        location={t('chip.error')}
        note={t('chip.retry')}
        isSentence
        onClick={() => void find()}
      />
    )
  const city = location?.details?.locality ?? (location ? townNear(location)?.city : undefined)
  const note = isFollowing ? t('chip.live') : city === location?.name ? undefined : city
  return (
    <LocationChip
      state={isFollowing ? 'live' : 'found'}
      location={location?.name ?? t(isFinding ? 'sheet.finding' : 'chip.none')}
      note={location ? note : t('chip.noneNote')}
      actionLabel={t('chip.change')}
      isSentence={!location}
      onClick={sheet.open}
      busy={isFinding || isFindingAddress}
    />
  )
}
