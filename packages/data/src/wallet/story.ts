import * as z from 'zod/mini'
import { rows, vocabulary } from '../vocabulary.ts'

/** What a movement of money is for, as the statements of wallet and earnings explain it; amounts in paise. */
export const story = z.object({
  /** Why, such as the reason of a refund or of a cancellation. */
  reason: z.nullable(z.string()),
  /** What it is made of, by the codes of charges and of what the platform keeps. */
  parts: rows(z.object({ code: z.string(), amount_paise: z.number() })),
  lines: rows(z.object({ name: z.string(), quantity: z.number() })),
  /** Of a courier's movement: the way from pick-up to drop, and the cash that was collected. */
  distance_m: z.nullish(z.number()),
  cash_paise: z.nullish(z.number()),
  /** Of a payout. */
  reference: z.nullish(z.string()),
  destination: z.nullish(z.string()),
  /** Of extra pay: how it adds up. */
  incentive: z.nullish(
    z.object({
      kind: vocabulary(['day', 'peak'], 'day'),
      day: z.string(),
      deliveries: z.number(),
      each_paise: z.number(),
      from_minute: z.nullable(z.number()),
      to_minute: z.nullable(z.number()),
    }),
  ),
})
