import { z } from 'zod'

/** The parts of the database's answers that the first content shows; the app reads the rest. */
const link = z.object({ slug: z.string(), name: z.string() })
const vendor = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  area: z.string(),
  cuisine_names: z.array(z.string()),
})
const item = z.object({
  name: z.string(),
  price_paise: z.number(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  vendor_kind: z.string(),
})

export const regionAnswer = z.object({
  name: z.string(),
  intro: z.string(),
  delivery: z.string(),
  vendors: z.array(vendor),
  items: z.array(item),
  regions: z.array(link),
})
export const categoryAnswer = z.object({
  slug: z.string(),
  name: z.string(),
  intro: z.string().nullable(),
  children: z.array(link),
  siblings: z.array(link),
  towns: z.array(link),
  vendors: z.array(vendor),
  items: z.array(item),
  related: z.array(link),
})
export const categoriesAnswer = z.array(link.extend({ intro: z.string() }))
export const storefrontAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  tagline: z.string().nullable(),
  area: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  picture: z.string().nullable(),
  rating: z.number().nullable(),
  ratings_count: z.number(),
  cuisine_names: z.array(z.string()),
  region: link,
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  sections: z.array(z.object({ section_name: z.string() })),
  favourites: z.array(z.object({ name: z.string(), price_paise: z.number() })),
})
export const sitemapAnswer = z.array(z.object({ slug: z.string(), kind: z.string() }))

export type VendorAnswer = z.infer<typeof vendor>
export type ItemAnswer = z.infer<typeof item>
