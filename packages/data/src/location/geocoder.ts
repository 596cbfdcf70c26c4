import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'
import { readGeocodeFunction } from '@angadi/domain/location/geocoder-answers.ts'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import { isOnline } from '../client/reachability.ts'

async function addressAt({ lat, lng }: LatLng): Promise<GeocodedAddress | undefined> {
  return readGeocodeFunction(await invokeFunction('geocode-location', { lat, lng }, z.unknown()))
}

/**
 * Our own server's addresses of points, undefined where there is none (Spec §7 geocode-location).
 *
 * @throws AppError when the server cannot be reached
 */
export const geocoder = { addressAt, isOnline } as const
