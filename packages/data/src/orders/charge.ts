import * as z from 'zod/mini'

/**
 * One line of a bill, in paise; a discount is negative. A tax names its class, its rate in basis points and its base. All
 * amounts add up to the total: `gross_paise` is what the reader sees of a price that has its tax inside, `included` is
 * such a tax, which a bill names and does not add.
 */
export const charge = z.object({
  code: z.string(),
  amount_paise: z.number(),
  gross_paise: z.nullish(z.number()),
  /** What a membership took off it, as the reader would have seen it. */
  benefit_paise: z.nullish(z.number()),
  tax_class: z.optional(z.string()),
  rate_bp: z.optional(z.number()),
  base_paise: z.optional(z.number()),
  included: z.optional(z.boolean()),
})
export type Charge = z.infer<typeof charge>
