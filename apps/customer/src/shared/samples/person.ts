import { useSession } from '@angadi/data/session/session-store.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'

/** The customer of stories. */
export const ANANYA = '11111111-1111-4111-8111-111111111111'

/** The location used in stories. */
export const MADHAPUR: DeliveryLocation = { name: 'Madhapur', lat: 17.4486, lng: 78.3908, source: 'town' }

/** Signs the customer in and sets a location. */
export function signedIn(): void {
  useSession.setState({ ready: true, userId: ANANYA, claimedRoles: ['user'], phone: '+919876543210' })
  useDeliveryLocation.setState({ location: MADHAPUR })
}

/** Signs out and clears the location. */
export function guest(): void {
  useSession.setState({ ready: true, userId: null, claimedRoles: [], phone: null })
  useDeliveryLocation.setState({ location: undefined })
}
