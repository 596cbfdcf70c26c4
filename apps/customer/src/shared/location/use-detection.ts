import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useLocationLabels } from './use-location-labels.ts'

/** Whether the user picked a place; an address where there was no location is the account's default one. */
function isPick(location: DeliveryLocation | undefined, before: DeliveryLocation | undefined): boolean {
  return location?.source === 'town' || (location?.source === 'address' && before !== undefined)
}

/**
 * Detects the user's location once and shows the result (Spec §4 Location detection, §8 Location toasts). A place that
 * the user picks meanwhile stays, and ends the detection.
 */
export function useDetection(): {
  readonly find: () => Promise<DeliveryLocation | undefined>
  readonly isFinding: boolean
} {
  const { t } = useTranslation('location')
  const labels = useLocationLabels()
  const choose = useDeliveryLocation((state) => state.choose)
  const isFinding = useDevicePosition((state) => state.isFinding)
  const find = async () => {
    if (useDevicePosition.getState().isFinding) return undefined
    useDevicePosition.setState({ isFinding: true, problem: undefined })
    const overruled = new AbortController()
    const unsubscribe = useDeliveryLocation.subscribe(({ location }, { location: before }) => {
      if (!isPick(location, before)) return
      overruled.abort()
      // The device may search for many seconds more.
      useDevicePosition.setState({ isFinding: false })
    })
    try {
      // Loaded only when a location is detected.
      const { detectPlace } = await import('./detect-place.ts')
      const location = await detectPlace(t, labels, overruled.signal)
      if (location) choose(location)
      return location
    } catch {
      if (!overruled.signal.aborted) notify.problem(t('toast.unavailable'), { id: 'location' })
      return undefined
    } finally {
      unsubscribe()
      // By now, another detection may be under way.
      if (!overruled.signal.aborted) useDevicePosition.setState({ isFinding: false })
    }
  }
  return { find, isFinding }
}
