import { useSession } from '@angadi/data/session/session-store.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'

/** The customer of stories. */
export const ANANYA = '11111111-1111-4111-8111-111111111111'

/** Where stories take place. */
export const MADHAPUR: Place = { name: 'Madhapur', lat: 17.4486, lng: 78.3908, source: 'town' }

/** Somebody is signed in and has chosen a place. */
export function signedIn(): void {
  useSession.setState({ ready: true, userId: ANANYA, claimedRoles: ['user'], phone: '+919876543210' })
  usePlace.setState({ place: MADHAPUR })
}

/** Nobody is signed in, and no place is known. */
export function guest(): void {
  useSession.setState({ ready: true, userId: null, claimedRoles: [], phone: null })
  usePlace.setState({ place: undefined })
}
