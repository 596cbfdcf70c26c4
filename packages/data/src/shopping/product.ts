import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'

const seller = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  town: z.string(),
  address: z.string(),
  legal_name: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  care_email: z.nullable(z.string()),
  care_phone: z.nullable(z.string()),
  by_courier: z.boolean(),
})

const offer = z.object({
  item_id: z.string(),
  name: z.string(),
  variant: z.record(z.string(), z.string()),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  picture: z.nullable(z.string()),
  gallery: z.array(z.string()),
  stock_left: z.nullable(z.number()),
  orderable: z.boolean(),
  return_days: z.number(),
  origin: z.nullable(z.string()),
  arrives_from: z.nullable(z.string()),
  arrives_to: z.nullable(z.string()),
  shipping_paise: z.nullable(z.number()),
  free_shipping_from_paise: z.nullable(z.number()),
  seller,
})
/** A variant of a product that a seller offers; amounts in paise, days as 2026-11-30. */
export type Offer = z.infer<typeof offer>

const product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  description: z.string(),
  specs: z.record(z.string(), z.string()),
  size_guide: z.nullish(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  gallery: z.array(z.string()),
  department: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  serviceable: z.nullable(z.boolean()),
  questions: z.number(),
  offers: rows(offer),
})
/** A product with every offer of it, the best first. */
export type Product = z.infer<typeof product>

/**
 * A product with its offers, named in the reader's language.
 *
 * @param productId of the product, or of one of its items
 * @param pincode for which arrival and shipping are asked; without it they are unknown
 * @throws AppError product_not_found
 */
export function useProduct(productId: string, pincode: string | undefined) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: shoppingKeys.product(productId, pincode, language),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Product> =>
      call(
        'shopping_product',
        { product_id: productId, language, ...(pincode ? { pincode } : {}) },
        product,
        signal,
      ),
  })
}
