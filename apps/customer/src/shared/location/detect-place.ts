import { geocoder } from '@angadi/data/location/geocoder.ts'
import { isPrecise } from '@angadi/domain/location/accuracy.ts'
import type { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { type Detection, detect } from '@angadi/location/detect.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { locationOf } from '@angadi/location/location-of-detection.ts'
import { PositionError } from '@angadi/location/position.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import type { useLocationLabels } from './use-location-labels.ts'

type LocationLabels = ReturnType<typeof useTranslation<'location'>>['t']

function tell(t: LocationLabels, { fix, by, problem }: Detection, location: string): void {
  if (by === 'device') {
    const description = t(isPrecise(fix.accuracyM) ? 'toast.precise' : 'toast.approximate', { location })
    notify.success(t('toast.detected'), { id: 'location', description })
  } else {
    const isOwn = problem?.reason === 'unsupported'
    const description = isOwn ? t('toast.network') : t('toast.approximate', { location })
    notify.success(t('toast.set'), { id: 'location', description })
  }
}

/**
 * Detects the user's location and shows the result (Spec §4 Location detection, §8 Location toasts).
 *
 * @param signal aborted when the result is no longer wanted: nothing is shown or stored then
 * @returns undefined when it failed or was aborted; a failure has been shown
 */
export async function detectPlace(
  t: LocationLabels,
  labels: ReturnType<typeof useLocationLabels>,
  signal: AbortSignal,
): Promise<DeliveryLocation | undefined> {
  try {
    const found = await detect(geocoder, ({ reason }) => {
      if (reason === 'unsupported' && !signal.aborted)
        notify.info(t('toast.unsupported'), { id: 'location-support' })
    })
    if (signal.aborted) return undefined
    const location = locationOf(found.fix, found.naming, found.by, labels, Date.now())
    if (found.by === 'device') useDevicePosition.setState({ coordinates: found.fix })
    tell(t, found, location.name)
    return location
  } catch (error) {
    if (signal.aborted) return undefined
    const problem = error instanceof PositionError ? error : new PositionError('unavailable')
    // A retry does not help after the user denied permission: they choose a location instead.
    if (problem.reason !== 'denied') useDevicePosition.setState({ problem })
    const id = problem.reason === 'unsupported' ? 'location-support' : 'location'
    notify.problem(t(`toast.${problem.reason}`), { id })
    return undefined
  }
}
