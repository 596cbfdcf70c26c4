import type { LatLng } from '@angadi/domain/geo.ts'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import { isOnline } from '../client/reachability.ts'
import { rows } from '../vocabulary.ts'

const found = z.object({ places: rows(z.object({ label: z.string(), lat: z.number(), lng: z.number() })) })
/** A place that was found by its name. */
export type FoundPlace = z.infer<typeof found>['places'][number]

/** Asks our own server for places of a name. Nothing where the service behind it cannot be asked. */
async function placesNamed(
  text: string,
  near: LatLng | undefined,
  signal: AbortSignal,
): Promise<readonly FoundPlace[] | undefined> {
  const body = { text, ...(near ? { lat: near.lat, lng: near.lng } : {}) }
  // Where nobody could be asked the answer is empty.
  return found.safeParse(await invokeFunction('search-places', body, z.unknown(), signal)).data?.places
}

/**
 * Places by their names, those near a point first; undefined where nobody can be asked.
 *
 * @throws AppError when the server cannot be reached
 */
export const placeFinder = { placesNamed, isOnline } as const
