import { indiaDay, startOfIndiaDay } from '../time/india-day.ts'

/** Length of the slots of orders for later, in milliseconds (Decisions 0046). */
export const SLOT_MS = 30 * 60_000

/** A half hour for which an order can be placed; times are ISO texts. */
export interface Slot {
  readonly starts_at: string
  readonly ends_at: string
  /** Whether it still takes an order. */
  readonly is_free: boolean
}

/** The slots of one day in India, such as `2026-11-23`. */
export interface SlotDay {
  readonly day: string
  readonly slots: readonly Slot[]
}

/** The day in India to which a slot belongs: that of its beginning, also after midnight. */
export function slotDay(startsAt: string): string {
  return indiaDay(Date.parse(startsAt))
}

/** The slots by day, in their order; a day without slots is none. */
export function slotsByDay(slots: readonly Slot[]): readonly SlotDay[] {
  const days = Map.groupBy(slots, ({ starts_at: startsAt }) => slotDay(startsAt))
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}

/** The parts of a day by which its times are listed. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** The hour of an Indian day with which a part begins. */
const BEGINS_AT = { morning: 0, afternoon: 12, evening: 17 } as const satisfies Record<DayPart, number>
const HOUR_MS = 60 * 60_000

/** The part of an Indian day in which a slot begins. */
export function dayPart(startsAt: string): DayPart {
  const at = Date.parse(startsAt)
  const hour = (at - startOfIndiaDay(at)) / HOUR_MS
  return DAY_PARTS.findLast((part) => hour >= BEGINS_AT[part]) ?? 'morning'
}

/** The slots of a day by its parts, in their order; a part without slots is left out. */
export function slotsByPart(
  slots: readonly Slot[],
): readonly { readonly part: DayPart; readonly slots: readonly Slot[] }[] {
  const parts = Map.groupBy(slots, ({ starts_at: startsAt }) => dayPart(startsAt))
  return DAY_PARTS.flatMap((part) => {
    const ofPart = parts.get(part)
    return ofPart ? [{ part, slots: ofPart }] : []
  })
}

/** The ISO times of a day by its parts, in their order; a part without times is left out. */
export function timesByPart(
  times: readonly string[],
): readonly { readonly part: DayPart; readonly times: readonly string[] }[] {
  const parts = Map.groupBy(times, dayPart)
  return DAY_PARTS.flatMap((part) => {
    const ofPart = parts.get(part)
    return ofPart ? [{ part, times: ofPart }] : []
  })
}

/** The earliest slot that still takes an order. */
export function firstFreeSlot(slots: readonly Slot[]): Slot | undefined {
  return slots.find((slot) => slot.is_free)
}

/** The next slot that still takes an order after a time that has been taken by others meanwhile. */
export function nextFreeSlot(slots: readonly Slot[], after: string): Slot | undefined {
  return slots.find((slot) => slot.is_free && Date.parse(slot.starts_at) > Date.parse(after))
}

/** Whether two texts name the same moment, however each is written. */
export function isSameTime(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && Date.parse(one) === Date.parse(other)
}

/** The end of the slot that begins at a time. */
export function slotEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + SLOT_MS).toISOString()
}

/**
 * Whether an accepted order for later is none of the vendor's present work yet.
 *
 * @param now the server's current time, in milliseconds since 1970
 */
export function isForLater(
  { status, later_until: laterUntil }: { readonly status: string; readonly later_until: string | null },
  now: number,
): boolean {
  return status === 'confirmed' && laterUntil !== null && now < Date.parse(laterUntil)
}
