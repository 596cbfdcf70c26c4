/** A service of a visit as far as its length and price are counted. */
export interface VisitPart {
  readonly minutes: number
  /** The least and the most that it costs, in paise: they differ where a person asks more. */
  readonly fromPaise: number
  readonly toPaise: number
  /** Whether it begins together with the part before. */
  readonly isTogether: boolean
}

/** How long the parts take, one after the other or together as each says. */
export function visitMinutes(parts: readonly Pick<VisitPart, 'minutes' | 'isTogether'>[]): number {
  let starts = 0
  let ends = 0
  for (const { minutes, isTogether } of parts) {
    if (!isTogether) starts = ends
    ends = Math.max(ends, starts + minutes)
  }
  return ends
}

/** What the parts cost at least and at most, in paise. */
export function visitPrice(parts: readonly Pick<VisitPart, 'fromPaise' | 'toPaise'>[]): {
  readonly from: number
  readonly to: number
} {
  return {
    from: parts.reduce((sum, { fromPaise }) => sum + fromPaise, 0),
    to: parts.reduce((sum, { toPaise }) => sum + toPaise, 0),
  }
}
