import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useLocationLabels } from './use-location-labels.ts'

/** Detects the user's location once and shows the result (Spec §4 Location detection, §8 Location toasts). */
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
    try {
      // Loaded only when a location is detected.
      const { detectPlace } = await import('./detect-place.ts')
      const location = await detectPlace(t, labels)
      if (location) choose(location)
      return location
    } catch {
      notify.problem(t('toast.unavailable'), { id: 'location' })
      return undefined
    } finally {
      useDevicePosition.setState({ isFinding: false })
    }
  }
  return { find, isFinding }
}
