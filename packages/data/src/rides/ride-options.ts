import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { rideKeys } from './keys.ts'
import { askForCall, type RideAsk } from './ride-request.ts'

/** Drivers come and go: how often the vehicles nearby are asked for again, in milliseconds. */
const REFRESH_MS = 30_000

/** A part of a fare, in paise with its code, such as `base` or `night`. */
export const fareRow = z.object({ code: z.string(), amount_paise: z.number() })
export type FareRow = z.infer<typeof fareRow>

const option = z.object({
  vehicle: z.string(),
  seats: z.number(),
  expected_paise: z.number(),
  from_paise: z.number(),
  /** What the final fare never exceeds while the way is the same. */
  cap_paise: z.number(),
  rows: rows(fareRow),
  /** 10,000 is the usual fare. */
  surge_bp: z.number(),
  night: z.boolean(),
  waiting: z.object({ free_seconds: z.number(), per_minute_paise: z.number() }),
  /** How far the nearest driver is; null without one. */
  pickup_seconds: z.nullable(z.number()),
  available: z.boolean(),
})
/** A vehicle that can be ordered, with its fare with tax; amounts in paise. */
export type RideOption = z.infer<typeof option>

const options = z.object({
  metres: z.number(),
  seconds: z.number(),
  polyline: z.nullish(z.string()),
  region_id: z.nullish(z.string()),
  problems: rows(z.object({ code: z.string(), message: z.nullish(z.string()) })),
  options: rows(option),
})
/** The way and the vehicles of a ride that is asked for. */
export type RideOptions = z.infer<typeof options>

/** The vehicles and fares of a way; for guests too (Spec §2 Transport). */
export function rideOptionsQuery(ask: RideAsk | undefined) {
  return queryOptions({
    queryKey: rideKeys.options(ask),
    enabled: ask !== undefined,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('ride_options', { request: ask ? askForCall(ask) : {} }, options, signal),
  })
}

/**
 * The vehicles and fares of a way; the previous ones while those of a changed way are worked out.
 *
 * @throws AppError too_many_requests, or a lost network
 */
export function useRideOptions(ask: RideAsk | undefined) {
  return useQuery({ ...rideOptionsQuery(ask), placeholderData: keepPreviousData })
}
