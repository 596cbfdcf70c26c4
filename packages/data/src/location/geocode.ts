import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'
import { readGeocodeFunction } from '@angadi/domain/location/geocoder-answers.ts'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'

/**
 * The address of a point from our own server; undefined when it finds none (Spec §7 geocode-location).
 *
 * @throws AppError when the server cannot be reached
 */
export async function geocode({ lat, lng }: LatLng): Promise<GeocodedAddress | undefined> {
  return readGeocodeFunction(await invokeFunction('geocode-location', { lat, lng }, z.unknown()))
}
