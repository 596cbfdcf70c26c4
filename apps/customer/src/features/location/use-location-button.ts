import { buttonStep } from '@angadi/domain/location/button-step.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { locationPermission } from '@angadi/location/permission.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useDetection } from '../../place/use-detection.ts'

/** What a tap on the location button does; resolves to whether it did something (Spec §4 Location button). */
export function useLocationButton(): () => Promise<boolean> {
  const { t } = useTranslation('location')
  const hasLocation = usePlace(({ place }) => place?.source === 'device')
  const { find } = useDetection()
  const follow = (isFollowing: boolean) => {
    useWhere.setState({ isFollowing })
    notify.success(t(isFollowing ? 'toast.trackingStarted' : 'toast.trackingStopped'), { id: 'tracking' })
  }
  return async () => {
    if (useWhere.getState().isFollowing) {
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
