import { distanceM, type LatLng } from '@angadi/domain/geo.ts'

/** A town or part of a city that can be picked without sharing a position. */
export interface Town extends LatLng {
  readonly key: string
  readonly name: string
  readonly city: string
  readonly pincode: string
}

/** Main towns, for users who do not share a position. */
export const TOWNS: readonly Town[] = [
  { key: 'madhapur', name: 'Madhapur', city: 'Hyderabad', pincode: '500081', lat: 17.4483, lng: 78.3915 },
  {
    key: 'banjara-hills',
    name: 'Banjara Hills',
    city: 'Hyderabad',
    pincode: '500034',
    lat: 17.4156,
    lng: 78.4347,
  },
  { key: 'gachibowli', name: 'Gachibowli', city: 'Hyderabad', pincode: '500032', lat: 17.4401, lng: 78.3489 },
  { key: 'kukatpally', name: 'Kukatpally', city: 'Hyderabad', pincode: '500072', lat: 17.4849, lng: 78.4138 },
  {
    key: 'secunderabad',
    name: 'Secunderabad',
    city: 'Hyderabad',
    pincode: '500003',
    lat: 17.4399,
    lng: 78.4983,
  },
  { key: 'charminar', name: 'Charminar', city: 'Hyderabad', pincode: '500002', lat: 17.3616, lng: 78.4747 },
  {
    key: 'zaheerabad',
    name: 'Zaheerabad',
    city: 'Zaheerabad',
    pincode: '502220',
    lat: 17.6814,
    lng: 77.6074,
  },
  {
    key: 'sangareddy',
    name: 'Sangareddy',
    city: 'Sangareddy',
    pincode: '502001',
    lat: 17.6248,
    lng: 78.0866,
  },
  { key: 'vikarabad', name: 'Vikarabad', city: 'Vikarabad', pincode: '501101', lat: 17.3381, lng: 77.9044 },
  { key: 'bidar', name: 'Bidar', city: 'Bidar', pincode: '585401', lat: 17.9104, lng: 77.5199 },
]

/** How far from a town's centre its name is still right, in metres. */
const NAME_REACH_M = 12_000

/** The town that a point belongs to, or undefined far from all of them. */
export function townNear(point: LatLng): Town | undefined {
  const [nearest] = TOWNS.map((town) => ({ town, metres: distanceM(town, point) })).sort(
    (a, b) => a.metres - b.metres,
  )
  return nearest && nearest.metres <= NAME_REACH_M ? nearest.town : undefined
}
