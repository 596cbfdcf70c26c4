import { buttonStep } from '@angadi/domain/location/button-step.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { locationPermission } from '@angadi/location/permission.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useDetection } from '../../shared/location/use-detection.ts'

/** Handles a tap on the location button; resolves to whether it succeeded (Spec §4 Location button). */
export function useLocationButton(): () => Promise<boolean> {
  const { t } = useTranslation('location')
  const hasLocation = useDeliveryLocation(({ location }) => location?.source === 'device')
  const { find } = useDetection()
  const follow = (isFollowing: boolean) => {
    useDevicePosition.setState({ isFollowing })
    notify.success(t(isFollowing ? 'toast.trackingStarted' : 'toast.trackingStopped'), { id: 'tracking' })
  }
  return async () => {
    if (useDevicePosition.getState().isFollowing) {
      follow(false)
      return true
    }
    switch (buttonStep((await locationPermission())?.state ?? 'prompt', hasLocation)) {
      case 'refuse':
        notify.problem(t('toast.denied'), { id: 'location' })
        return false
      case 'request':
        return (await find()) !== undefined
      case 'toggle':
        follow(true)
        return true
    }
  }
}
