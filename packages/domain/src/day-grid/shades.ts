import type { Span } from './lanes.ts'
import { DAY_MINUTES, minuteOfDay } from './minute-of-day.ts'

/** When somebody is there on some days, as the server answers: from and to of each span. */
export interface Presence {
  readonly there: readonly (readonly [string, string])[]
  readonly breaks: readonly (readonly [string, string])[]
  readonly blocks: readonly { readonly id: string; readonly starts_at: string; readonly ends_at: string }[]
}

/** Minutes in which nobody is booked, and why. */
export interface Shade extends Span {
  readonly kind: 'closed' | 'break' | 'blocked'
  /** The blocked time's id. */
  readonly id?: string
}

const onDay = (from: string, to: string, day: string): Span => ({
  from: Math.max(0, minuteOfDay(from, day)),
  to: Math.min(DAY_MINUTES, minuteOfDay(to, day)),
})

/** The minutes of a day that no span covers. */
export function gapsBetween(spans: readonly Span[]): readonly Span[] {
  const gaps: Span[] = []
  let free = 0
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from > free) gaps.push({ from: free, to: from })
    free = Math.max(free, to)
  }
  return free < DAY_MINUTES ? [...gaps, { from: free, to: DAY_MINUTES }] : gaps
}

/** What is shaded in somebody's column on a day: closed hours, breaks and blocked time, those of other days left out. */
export function shadesOf({ there, breaks, blocks }: Presence, day: string): readonly Shade[] {
  const open = there.map(([from, to]) => onDay(from, to, day)).filter(({ from, to }) => from < to)
  return [
    ...gapsBetween(open).map((span): Shade => ({ ...span, kind: 'closed' })),
    ...breaks.map(([from, to]): Shade => ({ ...onDay(from, to, day), kind: 'break' })),
    ...blocks.map(
      (block): Shade => ({
        ...onDay(block.starts_at, block.ends_at, day),
        kind: 'blocked',
        id: block.id,
      }),
    ),
  ].filter(({ from, to }) => from < to)
}

/** The hours that a day's grid shows: what is open and booked, with an hour of air, and at least the usual day. */
export function shownHours(spans: readonly Span[]): Span {
  const [first, last] = [
    Math.min(10 * 60, ...spans.map(({ from }) => from)),
    Math.max(18 * 60, ...spans.map(({ to }) => to)),
  ]
  return {
    from: Math.max(0, Math.floor(first / 60 - 1) * 60),
    to: Math.min(DAY_MINUTES, Math.ceil(last / 60 + 1) * 60),
  }
}
