import type { BookingPart, DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import type { Block, Span } from '@angadi/domain/day-grid/lanes.ts'
import { DAY_MINUTES, minuteOfDay } from '@angadi/domain/day-grid/minute-of-day.ts'
import { type Shade, shadesOf } from '@angadi/domain/day-grid/shades.ts'

/** What a booking takes of one person or room, in minutes of the column's day. */
export interface GridBlock extends Block, Span {
  readonly booking: DeskBooking
  readonly part: BookingPart
}

/** A column of the grid: a person or room on a day. */
export interface GridColumn {
  readonly key: string
  readonly day: string
  readonly resource: DeskResource
  readonly blocks: readonly GridBlock[]
  readonly shades: readonly Shade[]
}

/** States in which a booking is somewhere in the grid; what was cancelled makes room. */
const SHOWN: ReadonlySet<string> = new Set([
  'held',
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'no_show',
])

/** Whether a booking can be moved to another time or person. */
export function isMovable({ state }: Pick<DeskBooking, 'state'>): boolean {
  return state === 'pending' || state === 'confirmed'
}

/** Whether the end of a block can be moved: where it ends the visit, still to be ended, of whoever walked in. */
export function isResizable({ booking, to }: GridBlock, day: string): boolean {
  return (
    booking.walk_in !== null &&
    (booking.state === 'confirmed' || booking.state === 'in_progress') &&
    minuteOfDay(booking.ends_at, day) === to
  )
}

/** The pieces of work of a part: of a person every other one is a gap, of a room none is. */
function piecesOf(part: BookingPart, from: number, isPerson: boolean): readonly Span[] {
  const to = from + part.minutes.reduce((sum, minutes) => sum + minutes, 0)
  if (!isPerson) return [{ from, to }]
  let at = from
  return part.minutes.flatMap((minutes, n) => {
    const piece = { from: at, to: at + minutes }
    at += minutes
    return n % 2 === 0 ? [piece] : []
  })
}

/** The columns of the people and rooms on the given days, with what stands in each. */
export function columnsOf(
  resources: readonly DeskResource[],
  bookings: readonly DeskBooking[],
  days: readonly string[],
): readonly GridColumn[] {
  const parts = new Map<string, (readonly [DeskBooking, BookingPart])[]>()
  for (const booking of bookings)
    if (SHOWN.has(booking.state))
      for (const part of booking.parts) {
        const list = parts.get(part.resource_id)
        if (list) list.push([booking, part])
        else parts.set(part.resource_id, [[booking, part]])
      }
  return resources.flatMap((resource) =>
    days.map((day) => {
      const blocks = (parts.get(resource.resource_id) ?? []).flatMap(([booking, part]): GridBlock[] => {
        const from = minuteOfDay(booking.starts_at, day) + part.starts_after
        const pieces = piecesOf(part, from, resource.kind === 'person')
        const to = pieces.at(-1)?.to ?? from
        if (from >= DAY_MINUTES || to <= 0) return []
        return [{ key: `${booking.id}:${part.part}`, booking, part, pieces, from, to }]
      })
      return { key: `${resource.resource_id} ${day}`, day, resource, blocks, shades: shadesOf(resource, day) }
    }),
  )
}
