import { geocode } from '@angadi/data/location/geocode.ts'
import { isPrecise } from '@angadi/domain/location/accuracy.ts'
import type { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Detection, detect } from '@angadi/location/detect.ts'
import { placeOf } from '@angadi/location/place-of-detection.ts'
import type { Place } from '@angadi/location/place-store.ts'
import { PositionError } from '@angadi/location/position.ts'
import { useWhere } from '@angadi/location/where-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import type { usePlaceWords } from './use-place-words.ts'

type LocationWords = ReturnType<typeof useTranslation<'location'>>['t']

function tell(t: LocationWords, { fix, by, problem }: Detection, place: string): void {
  if (by === 'device') {
    const description = t(isPrecise(fix.accuracyM) ? 'toast.precise' : 'toast.approximate', { place })
    notify.success(t('toast.detected'), { id: 'location', description })
  } else {
    const isOwn = problem?.reason === 'unsupported'
    const description = isOwn ? t('toast.network') : t('toast.approximate', { place })
    notify.success(t('toast.set'), { id: 'location', description })
  }
}

/**
 * Finds out where one is, and says what came of it (Spec §4 Location detection, §8 Location toasts).
 *
 * @returns undefined when nothing could be found out; that has been said then
 */
export async function detectPlace(
  t: LocationWords,
  words: ReturnType<typeof usePlaceWords>,
): Promise<Place | undefined> {
  try {
    const found = await detect(geocode, ({ reason }) => {
      if (reason === 'unsupported') notify.info(t('toast.unsupported'), { id: 'location-support' })
    })
    const place = placeOf(found.fix, found.naming, found.by, words, Date.now())
    if (found.by === 'device') useWhere.setState({ coordinates: found.fix })
    tell(t, found, place.name)
    return place
  } catch (error) {
    const problem = error instanceof PositionError ? error : new PositionError('unavailable')
    // Trying again does not help whoever has denied it: they pick a place instead.
    if (problem.reason !== 'denied') useWhere.setState({ problem })
    const id = problem.reason === 'unsupported' ? 'location-support' : 'location'
    notify.problem(t(`toast.${problem.reason}`), { id })
    return undefined
  }
}
