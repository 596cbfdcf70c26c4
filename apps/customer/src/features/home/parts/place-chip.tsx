import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { LocationChip } from '@angadi/ui/location-chip/location-chip.tsx'
import { useDetection } from '../../../place/use-detection.ts'
import { useIsFindingPlace } from '../../../place/use-is-finding-place.ts'

/** Where things are brought to: opens the choice of places, or tries again when nobody could tell (Spec §8 Chip). */
export function PlaceChip() {
  const { t } = useTranslation('location')
  const place = usePlace((state) => state.place)
  const problem = useWhere((state) => state.problem)
  const isFollowing = useWhere((state) => state.isFollowing)
  const sheet = useSheet('place')
  const isFindingAddress = useIsFindingPlace()
  const { find, isFinding } = useDetection()
  if (!place && problem)
    return (
      <LocationChip
        state="error"
        place={t('chip.error')}
        note={t('chip.retry')}
        isSentence
        onClick={() => void find()}
      />
    )
  const city = place?.details?.locality ?? (place ? townNear(place)?.city : undefined)
  const note = isFollowing ? t('chip.live') : city === place?.name ? undefined : city
  return (
    <LocationChip
      state={isFollowing ? 'live' : 'found'}
      place={place?.name ?? t(isFinding ? 'sheet.finding' : 'chip.none')}
      note={place ? note : t('chip.noneNote')}
      actionLabel={t('chip.change')}
      isSentence={!place}
      onClick={sheet.open}
      busy={isFinding || isFindingAddress}
    />
  )
}
