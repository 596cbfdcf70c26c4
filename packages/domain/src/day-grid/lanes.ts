/** Minutes of a day, from the first up to but not including the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What stands in a column: the pieces of work of one person, between which somebody else can be served. */
export interface Block {
  readonly key: string
  readonly pieces: readonly Span[]
}

/** Where a block stands beside those it overlaps: in which of so many lanes of the same width. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/** Whether two spans share a minute; what only touches does not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

/** Whether any work of two blocks falls on the same minute; work in the other's gap does not. */
export function collide(one: Block, other: Block): boolean {
  return one.pieces.some((piece) => other.pieces.some((another) => overlaps(piece, another)))
}

const startOf = ({ pieces }: Block) => Math.min(...pieces.map(({ from }) => from))
const endOf = ({ pieces }: Block) => Math.max(...pieces.map(({ to }) => to))

/**
 * The lanes of a column's blocks. Blocks that share work, directly or through others, share the column's width; each
 * stands in the first lane in which it meets nothing. Work in another one's gap stands on that gap, at full width.
 */
export function lanesOf(blocks: readonly Block[]): ReadonlyMap<string, Lane> {
  const sorted = blocks.toSorted(
    (one, other) =>
      startOf(one) - startOf(other) || endOf(other) - endOf(one) || (one.key < other.key ? -1 : 1),
  )
  const lanes = new Map<string, Lane>()
  const waiting = new Set(sorted)
  for (const first of sorted) {
    if (!waiting.has(first)) continue
    const group = connectedWith(first, waiting)
    const filled: Block[][] = []
    const found = new Map<string, number>()
    for (const block of sorted) {
      if (!group.has(block)) continue
      waiting.delete(block)
      const free = filled.findIndex((lane) => !lane.some((other) => collide(block, other)))
      const lane = free === -1 ? filled.length : free
      filled[lane] = [...(filled[lane] ?? []), block]
      found.set(block.key, lane)
    }
    for (const [key, lane] of found) lanes.set(key, { lane, lanes: filled.length })
  }
  return lanes
}

function connectedWith(first: Block, among: ReadonlySet<Block>): ReadonlySet<Block> {
  const group = new Set([first])
  for (const one of group)
    for (const other of among) if (!group.has(other) && collide(one, other)) group.add(other)
  return group
}
