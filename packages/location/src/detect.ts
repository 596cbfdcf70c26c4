import { NETWORK_ACCURACY_M } from '@angadi/domain/location/accuracy.ts'
import { addressFrom } from '@angadi/domain/location/address.ts'
import { findAddress, type Geocoder, type Naming } from './find-address.ts'
import { findNetworkLocation } from './network-location.ts'
import { type Fix, getPosition, PositionError } from './position.ts'

/** The result of detecting the user's location. */
export interface Detection {
  readonly fix: Fix
  readonly naming: Naming | undefined
  /** Found by the device, or by the IP address, and then why the device's position was unavailable. */
  readonly by: 'device' | 'network'
  readonly problem?: PositionError
}

/**
 * Finds the user's location: the device and its address; the IP address when the device's position is unavailable (Spec
 * §4 Location detection). After a refused permission there is no lookup by IP address either.
 *
 * @throws PositionError when no source has a position, or when it is denied
 */
export async function detect(
  geocoder: Geocoder,
  onProblem: (problem: PositionError) => void = () => {},
): Promise<Detection> {
  try {
    const fix = await getPosition()
    return { fix, naming: await findAddress(fix, geocoder), by: 'device' }
  } catch (error) {
    const problem = error instanceof PositionError ? error : new PositionError('unavailable')
    if (problem.reason === 'denied') throw problem
    onProblem(problem)
    return await byNetwork(geocoder, problem)
  }
}

async function byNetwork(geocoder: Geocoder, problem: PositionError): Promise<Detection> {
  const location = await findNetworkLocation()
  if (!location) throw problem
  const fix: Fix = { lat: location.lat, lng: location.lng, accuracyM: NETWORK_ACCURACY_M, heading: undefined }
  const told = addressFrom(location.parts, undefined)
  const naming: Naming = told ? { kind: 'address', address: told } : await findAddress(fix, geocoder)
  // Coordinates of a point that is accurate to a kilometre would suggest a precision that is not there.
  const isKnown = naming.kind === 'address' || naming.kind === 'guess'
  return { fix, naming: isKnown ? naming : undefined, by: 'network', problem }
}
