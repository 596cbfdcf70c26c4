import * as z from 'zod/mini'

/** What `private.offer_on_card` answers. */
export const cardOffer = z.object({
  code: z.string(),
  kind: z.enum(['flat', 'percent']),
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
})
/** The offer of a vendor on its card: `value` in paise or, of percent, in basis points. */
export type CardOffer = z.infer<typeof cardOffer>
