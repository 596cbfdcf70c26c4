import { hasStoredSession } from '@angadi/data/client/auth.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import { prefetchCall, prefetchRows } from '@angadi/data/client/prefetched-call.ts'
import { homePageArgs } from '@angadi/data/home/home-page-args.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { readField } from '@angadi/domain/read-field.ts'
import { chosenLanguage } from '@angadi/i18n/chosen-language.ts'
import { storedPoint } from '@angadi/location/stored-location.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { LocatedAddress } from '../../shared/location/location-of-address.ts'

let usual: Promise<LocatedAddress | undefined> = Promise.resolve(undefined)
let page: Promise<unknown> = Promise.resolve(undefined)

/**
 * Asks for home's data while its code is still loading, where the visit begins there. Who is signed in and has no
 * location in this browser yet gets home at their default address.
 */
export function prefetchHome(): void {
  if (window.location.pathname !== pathTo('home')) return
  const stored = storedPoint()
  if (!stored && hasStoredSession()) usual = readUsualAddress()
  page = askPage(stored)
}

async function askPage(stored: LatLng | undefined): Promise<unknown> {
  return prefetchCall('home_page', homePageArgs(stored ?? (await usual), chosenLanguage()))
}

/** Checked by hand instead of with zod, because this code comes before all other. */
async function readUsualAddress(): Promise<LocatedAddress | undefined> {
  const rows = await prefetchRows('addresses?select=id,label,lat,lng&is_default=eq.true&limit=1')
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined
  const [id, label] = [readField(row, 'id'), readField(row, 'label')]
  const [lat, lng] = [readField(row, 'lat'), readField(row, 'lng')]
  const isAddress = typeof id === 'string' && typeof label === 'string'
  return isAddress && typeof lat === 'number' && typeof lng === 'number' ? { id, label, lat, lng } : undefined
}

/** The default address of whoever is signed in and has no location in this browser, asked for by `prefetchHome`. */
export function prefetchedUsualAddress(): Promise<LocatedAddress | undefined> {
  return usual
}

function firstPicture(answer: unknown): string | undefined {
  const banners = readField(answer, 'banners')
  const pictures = Array.isArray(banners) ? banners.map((banner) => readField(banner, 'picture')) : []
  return pictures.find((picture) => typeof picture === 'string')
}

/** Fetches the picture of the first banner, the largest thing on home, before the slider is there to show it. */
export async function prefetchBanner(): Promise<void> {
  const href = pictureUrl(firstPicture(await page))
  if (href === undefined) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.href = href
  document.head.append(link)
}
