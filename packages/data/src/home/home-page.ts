import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { keepOrders } from '../orders/keep-orders.ts'
import { orderCards, ordersRetry } from '../orders/order-card.ts'
import { ORDERS_TIMEOUT_MS } from '../orders/retry-policy.ts'
import { useUserId } from '../session/session-store.ts'
import { cardOffer } from '../vendors/card-offer.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { surcharges } from '../vendors/surcharge.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { holdIdle } from '../when-idle.ts'
import { homePageArgs } from './home-page-args.ts'
import { itemCard } from './item-card.ts'
import { homeKeys } from './keys.ts'

/** The hues of tiles, collections and banners without a picture. */
export const HUES = [
  'beauty',
  'property',
  'pets',
  'food',
  'rides',
  'grocery',
  'finance',
  'home',
  'health',
  'digital',
  'education',
  'shopping',
] as const
const hue = vocabulary(HUES, 'food')
/** One of the twelve hues. */
export type Hue = z.infer<typeof hue>

const banner = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  picture: z.nullable(z.string()),
  hue,
  /** A path of this site. */
  target: z.string(),
})
/** A picture of home's slider. */
export type Banner = z.infer<typeof banner>

const store = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  area: z.string(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratings_count: z.number(),
  pure_veg: z.boolean(),
  cuisine_names: z.array(z.string()),
  cost_for_two_paise: z.nullable(z.number()),
  /** The rest is known for a place only. */
  is_open: z.optional(z.boolean()),
  opens_at: z.nullish(z.string()),
  distance_m: z.optional(z.number()),
  minutes_min: z.optional(z.number()),
  minutes_max: z.optional(z.number()),
  delivery_fee_paise: z.optional(z.number()),
  surcharges,
  offer: z.nullish(cardOffer),
})
/** A restaurant on home; times in minutes, distance in metres, fee in paise, all absent without a place. */
export type HomeStore = z.infer<typeof store>

const town = z.object({
  slug: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  picture: z.nullable(z.string()),
})
/** A town with vendors, for whoever has not said where they are. */
export type HomeTown = z.infer<typeof town>

const tile = z.object({
  rating: z.optional(z.number()),
  /** Only where the rating is real. */
  ratings_count: z.optional(z.number()),
  minutes: z.optional(z.number()),
})

const promises = z.object({
  first_order: z.optional(z.object({ code: z.string(), off_paise: z.number(), minimum_paise: z.number() })),
  free_delivery: z.optional(z.object({ code: z.string(), minimum_paise: z.number() })),
  grocery_minutes: z.optional(z.number()),
  delivery_minutes: z.optional(z.number()),
})
/** What holds at this place for this reader; a promise that does not hold is absent (Spec §1 Home screen). */
export type Promises = z.infer<typeof promises>

const collection = z.object({
  slug: z.string(),
  name: z.string(),
  hue,
  count: z.number(),
  picture: z.nullable(z.string()),
  pictures: z.array(z.string()),
})
/** Items that belong together, with pictures of two of them. */
export type HomeCollection = z.infer<typeof collection>

const discover = z.object({
  kinds: z.array(vendorKind),
  filters: z.array(z.object({ key: z.string(), name: z.string() })),
  /** The quick filter that is on; null where the default one matches nothing nearby. */
  filter: z.nullable(z.string()),
  items: rows(itemCard),
})
/** What Explore & Discover begins with. */
export type HomeDiscover = z.infer<typeof discover>

const company = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  social: z.record(z.string(), z.string()),
  apps: z.record(z.string(), z.string()),
})
/** What the footer says of the operating company. */
export type Company = z.infer<typeof company>

const homePage = z.object({
  region: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  towns: z.nullable(rows(town)),
  tiles: z.record(z.string(), tile),
  promises,
  banners: rows(banner),
  meal: z.nullable(z.object({ slug: z.string(), name: z.string(), items: rows(itemCard) })),
  stores: rows(store),
  goods: rows(itemCard),
  collections: rows(collection),
  discover,
  company,
})
/** Everything on home that is not the reader's own. */
export type HomePage = z.infer<typeof homePage>

const answer = z.extend(homePage, { mine: z.nullable(z.object({ active: orderCards, recent: orderCards })) })

/**
 * Home in one request. The reader's own orders go where the lists of orders look for them, so that live events reach
 * them and nothing personal is stored for use offline. Retried and given up as orders are (Spec §9 Orders).
 */
export function homePageOptions(userId: string | null, at: LatLng | undefined, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...ordersRetry,
    queryKey: homeKeys.page(userId, at, language),
    queryFn: async ({ client, signal }): Promise<HomePage> => {
      const askedAt = Date.now()
      const asked = call(
        'home_page',
        homePageArgs(at, language),
        answer,
        AbortSignal.any([signal, AbortSignal.timeout(ORDERS_TIMEOUT_MS)]),
      )
      holdIdle(asked)
      const { mine, ...page } = await asked
      if (mine && userId !== null) keepOrders(client, userId, mine, askedAt)
      return page
    },
  })
}

/**
 * Home at a place, or without one, in the user's language; the old language stays until the new one is there.
 *
 * @param isWanted false while it is not known yet who and where the reader is
 */
export function useHomePage(at: LatLng | undefined, isWanted: boolean) {
  const options = homePageOptions(
    useUserId(),
    at,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, enabled: isWanted, placeholderData: inAnotherLanguage(options.queryKey) })
}
