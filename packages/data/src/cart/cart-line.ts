import * as z from 'zod/mini'
import { chosenOption, diet } from '../rows.ts'

/** A line of the cart as the server prices it now. */
export const cartLine = z.object({
  id: z.optional(z.string()),
  item_id: z.string(),
  option_ids: z.array(z.string()),
  quantity: z.number(),
  special_instructions: z.nullable(z.string()),
  name: z.nullable(z.string()),
  unit_paise: z.nullable(z.number()),
  picture: z.nullable(z.string()),
  diet: z.nullable(diet),
  vendor_id: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  /** The trade of the vendor, such as food. */
  category: z.nullish(z.string()),
  options: z.array(chosenOption),
  orderable: z.boolean(),
  unavailable_reason: z.nullable(z.string()),
  /** Who of a group order chose it, and their name. */
  group_person_id: z.nullish(z.string()),
  for_name: z.nullish(z.string()),
})
export type CartLine = z.infer<typeof cartLine>

/** What a line shows before the server has priced it; the caller has it from the menu. */
export type LineLook = Pick<
  CartLine,
  'name' | 'unit_paise' | 'picture' | 'diet' | 'vendor_id' | 'vendor_name' | 'options'
>

/** Shown in the bar at the bottom: pieces and their price in paise, without unavailable items. */
export function cartTotals(lines: readonly CartLine[]): { readonly pieces: number; readonly paise: number } {
  const orderable = lines.filter((line) => line.orderable)
  return {
    pieces: orderable.reduce((sum, line) => sum + line.quantity, 0),
    paise: orderable.reduce((sum, line) => sum + line.quantity * (line.unit_paise ?? 0), 0),
  }
}
