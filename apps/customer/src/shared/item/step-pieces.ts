interface Line {
  readonly quantity: number
}

/** What the stepper of an item can do. */
export interface PieceSteps<Own extends Line> {
  /** Sets how many of a line there are. */
  readonly set: (line: Own, quantity: number) => void
  /** Opens the item's options. */
  readonly choose: () => void
  /** Adds the first piece of an item without options. */
  readonly add: () => void
}

/** How many pieces of an item its lines hold. */
export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Steps an item to more or fewer pieces: fewer of the line chosen last, more by choosing options again where there are
 * any.
 */
export function stepPieces<Own extends Line>(
  next: number,
  lines: readonly Own[],
  hasOptions: boolean,
  { set, choose, add }: PieceSteps<Own>,
): void {
  const latest = lines.at(-1)
  if (latest && next < piecesOf(lines)) set(latest, latest.quantity - 1)
  else if (hasOptions) choose()
  else if (latest) set(latest, latest.quantity + 1)
  else add()
}
