import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
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
  const find = async () => {
    if (useWhere.getState().isFinding) return undefined
    useWhere.setState({ isFinding: true, problem: undefined })
    try {
      // Only whoever looks for a place needs what finds it.
      const { detectPlace } = await import('./detect-place.ts')
      const place = await detectPlace(t, words)
      if (place) choose(place)
      return place
    } catch {
      notify.problem(t('toast.unavailable'), { id: 'location' })
      return undefined
    } finally {
      useWhere.setState({ isFinding: false })
    }
  }
  return { find, isFinding }
}
