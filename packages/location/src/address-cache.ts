import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'

/** How long an address is kept, in milliseconds (Spec §7 Browser geolocation, §9 Layout). */
const STORED_MS = 120_000
/** Points that agree in so many decimals share an address (Spec §7 Browser geolocation). */
const DECIMALS = 4
/** How many addresses are cached: more than a ride of two minutes can need. */
const MOST = 50

/** Caches addresses for 120 s by latitude and longitude, rounded to four decimals. */
export class AddressCache {
  private readonly stored = new Map<string, { readonly address: GeocodedAddress; readonly until: number }>()

  get(point: LatLng, now: number): GeocodedAddress | undefined {
    const entry = this.stored.get(keyOf(point))
    return entry && now < entry.until ? entry.address : undefined
  }

  set(point: LatLng, address: GeocodedAddress, now: number): void {
    this.stored.delete(keyOf(point))
    this.stored.set(keyOf(point), { address, until: now + STORED_MS })
    for (const key of this.stored.keys()) {
      if (this.stored.size <= MOST) break
      this.stored.delete(key)
    }
  }
}

function keyOf({ lat, lng }: LatLng): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}
