/** The minimum of a cart line: ids and pieces, never a price. A guest's cart holds no more than this. */
export interface GuestLine {
  readonly item_id: string
  readonly option_ids: readonly string[]
  readonly quantity: number
  readonly special_instructions: string | null
}

/** What makes two lines the same. */
type LineIdentity = Pick<GuestLine, 'item_id' | 'option_ids'> & {
  /** Who of a group order chose it: each person has lines of their own. */
  readonly group_person_id?: string | null | undefined
}

/** The key that makes two lines the same: the item, the chosen options in any order, and who of a group chose them. */
export function lineKey({
  item_id: item,
  option_ids: options,
  group_person_id: person,
}: LineIdentity): string {
  return [item, ...options.toSorted(), ...(person ? [person] : [])].join(',')
}

/** The most pieces of one line (Spec §4 Cart). */
export const MAX_PIECES = 50

/** The lines with pieces added to the matching one, or appended as a new one (Spec §4 Cart). */
export function withPieces<Line extends GuestLine>(lines: readonly Line[], added: Line): readonly Line[] {
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

/** The lines with the quantity of one of them set; 0 or less removes it (Spec §4 Cart). */
export function withQuantity<Line extends GuestLine>(
  lines: readonly Line[],
  key: string,
  quantity: number,
): readonly Line[] {
  if (quantity <= 0) return lines.filter((line) => lineKey(line) !== key)
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.min(MAX_PIECES, quantity) } : line,
  )
}

/** The lines with new instructions on one of them; blank instructions remove them. */
export function withNote<Line extends GuestLine>(
  lines: readonly Line[],
  key: string,
  note: string,
): readonly Line[] {
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, special_instructions: note.trim() || null } : line,
  )
}
