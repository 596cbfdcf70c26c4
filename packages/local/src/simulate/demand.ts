import type { LatLng } from '@angadi/domain/geo.ts'
import type { Random } from '../../../../supabase/seeds/random.ts'
import { placeFrom } from '../bench/courier-world.ts'

/** Somebody who wants to be driven. */
export interface Request {
  /** Seconds from the beginning of the simulation. */
  readonly at: number
  readonly from: LatLng
  readonly to: LatLng
  /** How long they wait for the driver's arrival before they cancel, in seconds. */
  readonly patience: number
  /** From the driver's arrival to setting out, in seconds. */
  readonly boarding: number
}

/** What is asked for in a town. */
export interface Demand {
  readonly centre: LatLng
  /** In an hour of average demand. */
  readonly ridesAnHour: number
  readonly minutes: number
  /** The hour of the day in which the simulation begins, 0 to 23. */
  readonly fromHour: number
}

/** How much is asked for in each hour of the day, against the average: mornings and evenings are the peaks. */
const HOURS = [
  0.2, 0.1, 0.1, 0.1, 0.2, 0.5, 0.9, 1.3, 1.8, 1.7, 1.3, 1.1, 1.1, 1.1, 1, 1, 1.2, 1.6, 1.9, 1.7, 1.4, 1.1,
  0.7, 0.4,
] as const
/** Stations and markets, where six in ten rides begin. */
const HOT_SPOTS = 4
const HOT_SHARE = 0.6
const HOT_SPREAD_M = 250
const HOT_REACH_M = 2500
const TOWN_SPREAD_M = 1500
const MEAN_TRIP_M = 2800
const TRIP_M = [700, 12_000] as const
const PATIENCE_S = [480, 1500] as const
const BOARDING_S = [20, 100] as const

/** A number of the normal distribution with mean 0 and this spread (Box and Muller). */
function normal(random: Random, spread: number): number {
  return spread * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** A place near another one, normally distributed. */
export function placeAround(random: Random, { lat, lng }: LatLng, spreadM: number): LatLng {
  return placeFrom(lat, lng, normal(random, spreadM), normal(random, spreadM))
}

/** How much is asked for at a moment against the average of the day. */
export function demandAt(fromHour: number, seconds: number): number {
  return HOURS[Math.floor(fromHour + seconds / 3600) % HOURS.length] ?? 1
}

/**
 * The requests of a simulation in the order of their time: a Poisson process whose rate follows the hours of the day.
 * The same random numbers give the same requests.
 */
export function requestsOf(random: Random, { centre, ridesAnHour, minutes, fromHour }: Demand): Request[] {
  const spots = Array.from({ length: HOT_SPOTS }, () => placeAround(random, centre, HOT_REACH_M / 2))
  const most = ridesAnHour * Math.max(...HOURS)
  const requests: Request[] = []
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random.next()) * 3600) / most
    if (at >= minutes * 60) return requests
    if (!random.chance((demandAt(fromHour, at) * ridesAnHour) / most)) continue
    const from = random.chance(HOT_SHARE)
      ? placeAround(random, random.pick(spots), HOT_SPREAD_M)
      : placeAround(random, centre, TOWN_SPREAD_M)
    const metres = Math.min(TRIP_M[1], TRIP_M[0] - Math.log(1 - random.next()) * (MEAN_TRIP_M - TRIP_M[0]))
    const direction = random.between(0, 2 * Math.PI)
    requests.push({
      at,
      from,
      to: placeFrom(from.lat, from.lng, metres * Math.cos(direction), metres * Math.sin(direction)),
      patience: random.between(...PATIENCE_S),
      boarding: random.between(...BOARDING_S),
    })
  }
}
