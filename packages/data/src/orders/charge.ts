import * as z from 'zod/mini'

/** One line of a bill, in paise; a discount is negative. A tax names its class, its rate in basis points and its base. */
export const charge = z.object({
  code: z.string(),
  amount_paise: z.number(),
  tax_class: z.optional(z.string()),
  rate_bp: z.optional(z.number()),
  base_paise: z.optional(z.number()),
})
export type Charge = z.infer<typeof charge>
