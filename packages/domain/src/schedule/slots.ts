import { indiaDay } from '../time/india-day.ts'

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

/** The earliest slot that still takes an order. */
export function firstFreeSlot(slots: readonly Slot[]): Slot | undefined {
  return slots.find((slot) => slot.is_free)
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
