import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { getPosition, PositionError, STANDING } from '@angadi/location/position.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** Asks the device once for its position, for the pin of an address; shows why if that fails. */
export function usePinPosition(onFound: (point: LatLng) => void): {
  readonly find: () => Promise<void>
  readonly isFinding: boolean
} {
  const { t } = useTranslation('location')
  const [isFinding, setFinding] = useState(false)
  const find = async () => {
    setFinding(true)
    try {
      const { lat, lng } = await getPosition(STANDING)
      onFound({ lat, lng })
    } catch (error) {
      notify.problem(t(`toast.${error instanceof PositionError ? error.reason : 'unavailable'}`))
    } finally {
      setFinding(false)
    }
  }
  return { find, isFinding }
}
