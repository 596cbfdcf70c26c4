import type { RideAsk } from './ride-request.ts'

/** Query keys of rides. */
export const rideKeys = {
  all: ['rides'] as const,
  options: (ask: RideAsk | undefined) => ['rides', 'options', ask] as const,
  quotes: ['rides', 'quote'] as const,
  quote: (userId: string | null, request: unknown) => ['rides', 'quote', userId, request] as const,
  contacts: (userId: string | null) => ['rides', 'contacts', userId] as const,
  favourites: (userId: string | null) => ['rides', 'favourites', userId] as const,
  alarms: ['rides', 'alarms'] as const,
}
