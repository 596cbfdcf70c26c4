import { geocode } from '@angadi/data/location/geocode.ts'
import { isPrecise } from '@angadi/domain/location/accuracy.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Detection } from '@angadi/location/detect.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
import { PositionError } from '@angadi/location/position.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { usePlaceWords } from './use-place-words.ts'

/** Finds out where one is, once, and says what came of it (Spec §4 Location detection, §8 Location toasts). */
export function useDetection(): {
  readonly find: () => Promise<Place | undefined>
  readonly isFinding: boolean
} {
  const { t } = useTranslation('location')
  const words = usePlaceWords()
  const choose = usePlace((state) => state.choose)
  const isFinding = useWhere((state) => state.isFinding)
  const tell = ({ fix, by, problem }: Detection, place: string) => {
    if (by === 'device') {
      const description = t(isPrecise(fix.accuracyM) ? 'toast.precise' : 'toast.approximate', { place })
      notify.success(t('toast.detected'), { id: 'location', description })
    } else {
      const isOwn = problem?.reason === 'unsupported'
      const description = isOwn ? t('toast.network') : t('toast.approximate', { place })
      notify.success(t('toast.set'), { id: 'location', description })
    }
  }
  const find = async () => {
    if (useWhere.getState().isFinding) return undefined
    useWhere.setState({ isFinding: true, problem: undefined })
    try {
      // Only whoever looks for a place needs what finds it.
      const [{ detect }, { placeOf }] = await Promise.all([
        import('@angadi/location/detect.ts'),
        import('@angadi/location/place-of-detection.ts'),
      ])
      const found = await detect(geocode, ({ reason }) => {
        if (reason === 'unsupported') notify.info(t('toast.unsupported'), { id: 'location-support' })
      })
      const place = placeOf(found.fix, found.naming, found.by, words, Date.now())
      if (found.by === 'device') useWhere.setState({ coordinates: found.fix })
      choose(place)
      tell(found, place.name)
      return place
    } catch (error) {
      const problem = error instanceof PositionError ? error : new PositionError('unavailable')
      // Trying again does not help whoever has denied it: they pick a place instead.
      if (problem.reason !== 'denied') useWhere.setState({ problem })
      const id = problem.reason === 'unsupported' ? 'location-support' : 'location'
      notify.problem(t(`toast.${problem.reason}`), { id })
      return undefined
    } finally {
      useWhere.setState({ isFinding: false })
    }
  }
  return { find, isFinding }
}
