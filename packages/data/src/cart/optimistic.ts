import type { CartLine } from './cart-line.ts'
import { lineKey, MAX_PIECES } from './guest-cart.ts'

/** What a line shows before the server has priced it; the caller knows it from the menu. */
export type LineLook = Pick<
  CartLine,
  'name' | 'unit_paise' | 'picture' | 'diet' | 'vendor_id' | 'vendor_name' | 'options'
>

/** The priced lines with a line added to, or put behind the others. */
export function withLineAdded(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const key = lineKey(added)
  if (!lines.some((line) => lineKey(line) === key)) return [...lines, added]
  return lines.map((line) =>
    lineKey(line) === key
      ? {
          ...line,
          quantity: Math.min(MAX_PIECES, line.quantity + added.quantity),
          special_instructions: added.special_instructions ?? line.special_instructions,
        }
      : line,
  )
}

/** The priced lines with one set to so many pieces; 0 or less takes it out. */
export function withLineQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return quantity <= 0 ? [] : [{ ...line, quantity: Math.min(MAX_PIECES, quantity) }]
  })
}

/** The priced lines with another note for the kitchen on one of them. */
export function withLineNote(lines: readonly CartLine[], key: string, note: string): readonly CartLine[] {
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, special_instructions: note.trim() || null } : line,
  )
}
