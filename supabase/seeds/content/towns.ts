import type { Restaurant } from './restaurant.ts'
import { bidar } from './restaurants/bidar.ts'
import { hyderabad } from './restaurants/hyderabad.ts'
import { sangareddy } from './restaurants/sangareddy.ts'
import { vikarabad } from './restaurants/vikarabad.ts'
import { zaheerabad } from './restaurants/zaheerabad.ts'

/** A town by its region's slug: the centre, how its addresses end, and the state's number in FSSAI licences. */
export interface Town {
  readonly slug: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly pincode: string
  readonly fssaiState: string
}

/** The towns with restaurants. */
export const towns: readonly Town[] = [
  { slug: 'hyderabad', name: 'Hyderabad', lat: 17.385, lng: 78.4867, pincode: '500001', fssaiState: '36' },
  { slug: 'zaheerabad', name: 'Zaheerabad', lat: 17.6814, lng: 77.6074, pincode: '502220', fssaiState: '36' },
  { slug: 'sangareddy', name: 'Sangareddy', lat: 17.6248, lng: 78.0866, pincode: '502001', fssaiState: '36' },
  { slug: 'vikarabad', name: 'Vikarabad', lat: 17.3381, lng: 77.9044, pincode: '501101', fssaiState: '36' },
  { slug: 'bidar', name: 'Bidar', lat: 17.9104, lng: 77.5199, pincode: '585401', fssaiState: '12' },
]

/** Every restaurant of the seeds. */
export const allRestaurants: readonly Restaurant[] = [
  ...hyderabad,
  ...zaheerabad,
  ...sangareddy,
  ...vikarabad,
  ...bidar,
]
