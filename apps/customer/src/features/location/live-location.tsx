import { geocoder } from '@angadi/data/location/geocoder.ts'
import { MOVING_BANNER_MS } from '@angadi/domain/location/transition.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { follow } from '@angadi/location/follow.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocationLabels } from '../../shared/location/use-location-labels.ts'
import { LocationBanner } from './location-banner.tsx'

/** Follows the device while that is switched on, and briefly shows each new location (Spec §4 Live tracking). */
export default function LiveLocation() {
  const { t } = useTranslation('location')
  const labels = useLocationLabels()
  const { location, choose } = useDeliveryLocation()
  const transition = useDevicePosition((state) => state.transition)
  const begin = useEffectEvent(() =>
    follow({
      geocoder,
      labels,
      location: () => useDeliveryLocation.getState().location,
      onFix: (coordinates) => useDevicePosition.setState({ coordinates }),
      onLocation: (found, move) => {
        choose(found)
        useDevicePosition.setState({ transition: move })
      },
      // Losing the position for a moment does not stop it; a denied permission does.
      onProblem: ({ reason }) => {
        if (reason !== 'denied' && reason !== 'unsupported') return
        useDevicePosition.setState({ isFollowing: false })
        notify.problem(t(`toast.${reason}`), { id: 'tracking' })
      },
    }),
  )
  useEffect(() => {
    const stop = begin()
    return () => {
      stop()
      useDevicePosition.setState({ transition: undefined })
    }
  }, [])
  const isElsewhere = location !== undefined && location.source !== 'device'
  const leave = useEffectEvent(() => {
    useDevicePosition.setState({ isFollowing: false })
    notify.success(t('toast.trackingStopped'), { id: 'tracking' })
  })
  useEffect(() => {
    if (isElsewhere) leave()
  }, [isElsewhere])
  useEffect(() => {
    if (!transition) return
    const timer = setTimeout(() => useDevicePosition.setState({ transition: undefined }), MOVING_BANNER_MS)
    return () => clearTimeout(timer)
  }, [transition])
  return <LocationBanner>{transition ? t('moving', { location: transition.to }) : undefined}</LocationBanner>
}
