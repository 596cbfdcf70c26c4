import { geocode } from '@angadi/data/location/geocode.ts'
import { MOVING_BANNER_MS } from '@angadi/domain/location/transition.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { follow } from '@angadi/location/follow.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { LocationBanner } from '@angadi/ui/location-banner/location-banner.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent } from 'react'
import { usePlaceWords } from '../../place/use-place-words.ts'

/** Follows the device while that is wanted, and says for a moment where one moves to (Spec §4 Live tracking). */
export default function LivePlace() {
  const { t } = useTranslation('location')
  const words = usePlaceWords()
  const { place, choose } = usePlace()
  const transition = useWhere((state) => state.transition)
  const begin = useEffectEvent(() =>
    follow({
      askServer: geocode,
      words,
      place: () => usePlace.getState().place,
      onFix: (coordinates) => useWhere.setState({ coordinates }),
      onPlace: (found, move) => {
        choose(found)
        useWhere.setState({ transition: move })
      },
      // Out of reach for a moment is no reason to stop; being refused is.
      onProblem: ({ reason }) => {
        if (reason !== 'denied' && reason !== 'unsupported') return
        useWhere.setState({ isFollowing: false })
        notify.problem(t(`toast.${reason}`), { id: 'tracking' })
      },
    }),
  )
  useEffect(() => {
    const stop = begin()
    return () => {
      stop()
      useWhere.setState({ transition: undefined })
    }
  }, [])
  const isElsewhere = place !== undefined && place.source !== 'device'
  const leave = useEffectEvent(() => {
    useWhere.setState({ isFollowing: false })
    notify.success(t('toast.trackingStopped'), { id: 'tracking' })
  })
  useEffect(() => {
    if (isElsewhere) leave()
  }, [isElsewhere])
  useEffect(() => {
    if (!transition) return
    const timer = setTimeout(() => useWhere.setState({ transition: undefined }), MOVING_BANNER_MS)
    return () => clearTimeout(timer)
  }, [transition])
  return <LocationBanner>{transition ? t('moving', { place: transition.to }) : undefined}</LocationBanner>
}
