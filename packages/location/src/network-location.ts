import { type NetworkLocation, readIpapi, readIpinfo } from '@angadi/domain/location/network-answers.ts'
import { askJson, withLimit } from './ask-json.ts'

/** How long the lookup services may take together, in milliseconds (Spec §9 Timing). */
export const NETWORK_LOCATION_MS = 5000

/** The location by IP address: two lookup services, 3 s each, 5 s overall (Spec §7 IP geolocation). */
export async function findNetworkLocation(): Promise<NetworkLocation | undefined> {
  try {
    return await withLimit(
      NETWORK_LOCATION_MS,
      undefined,
      async (signal) =>
        (await askJson(new URL('https://ipapi.co/json/'), readIpapi, signal)) ??
        (await askJson(new URL('https://ipinfo.io/json'), readIpinfo, signal)),
    )
  } catch {
    return undefined
  }
}
