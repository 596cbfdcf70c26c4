import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
import { getPosition, PositionError } from '@angadi/location/position.ts'
import { townNear } from '@angadi/location/towns.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** A position at least this exact counts as precise, in metres (Spec §9 Timing). */
const PRECISE_M = 100

/** Asks the device where it is, once, and says what came of it (Spec §8 Location toasts). */
export function useDevicePlace(): {
  readonly find: () => Promise<Place | undefined>
  readonly busy: boolean
} {
  const { t } = useTranslation('location')
  const choose = usePlace((state) => state.choose)
  const [busy, setBusy] = useState(false)
  const find = async () => {
    setBusy(true)
    try {
      const fix = await getPosition()
      const name = townNear(fix)?.name ?? t('currentArea')
      const place: Place = { lat: fix.lat, lng: fix.lng, name, source: 'device' }
      choose(place)
      const words = fix.accuracyM <= PRECISE_M ? 'toast.precise' : 'toast.approximate'
      notify.success(t('toast.detected'), { description: t(words, { place: name }) })
      return place
    } catch (error) {
      notify.problem(t(`toast.${error instanceof PositionError ? error.reason : 'unavailable'}`))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { find, busy }
}
