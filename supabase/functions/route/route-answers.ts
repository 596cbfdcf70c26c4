import type { Place } from '../_shared/place.ts'
import { valueAt } from '../_shared/upstream.ts'

/** A way as a routing service told it; polyline with six decimals, null where it told none for the whole way. */
export interface ServiceRoute {
  readonly metres: number
  readonly seconds: number
  readonly polyline: string | null
}

/** OSRM speaks longitude first: `77.9044,17.3381;77.9101,17.342`. */
export function osrmPath(points: readonly Place[]): string {
  return points.map(({ lat, lng }) => `${lng},${lat}`).join(';')
}

/** The body of a question to Valhalla, for a vehicle on two wheels or four. */
export function valhallaQuestion(points: readonly Place[]): Record<string, unknown> {
  return {
    locations: points.map(({ lat, lng }) => ({ lat, lon: lng })),
    costing: 'auto',
    units: 'kilometers',
  }
}

function whole(value: unknown, factor = 1): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? Math.round(value * factor)
    : undefined
}

/** Reads OSRM's answer: metres, seconds and a line that was asked for with six decimals; undefined without a way. */
export function readOsrm(json: unknown): ServiceRoute | undefined {
  if (valueAt(json, 'code') !== 'Ok') return undefined
  const metres = whole(valueAt(json, 'routes', '0', 'distance'))
  const seconds = whole(valueAt(json, 'routes', '0', 'duration'))
  const line = valueAt(json, 'routes', '0', 'geometry')
  if (metres === undefined || seconds === undefined) return undefined
  return { metres, seconds, polyline: typeof line === 'string' ? line : null }
}

/** Reads Valhalla's answer: kilometres, seconds and a line for each leg; undefined without a way. */
export function readValhalla(json: unknown): ServiceRoute | undefined {
  if (valueAt(json, 'trip', 'status') !== 0) return undefined
  const metres = whole(valueAt(json, 'trip', 'summary', 'length'), 1000)
  const seconds = whole(valueAt(json, 'trip', 'summary', 'time'))
  const line = valueAt(json, 'trip', 'legs', '0', 'shape')
  if (metres === undefined || seconds === undefined) return undefined
  // Each leg counts from its own start: only a way of one leg is one line.
  const isOneLeg = valueAt(json, 'trip', 'legs', '1') === undefined
  return { metres, seconds, polyline: isOneLeg && typeof line === 'string' ? line : null }
}
