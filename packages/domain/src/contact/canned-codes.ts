/** The canned sentences that this build has texts for. The server says who may send which. */
export const CANNED_CODES = [
  'all_right',
  'arrived',
  'at_counter',
  'call_on_arrival',
  'cannot_find_address',
  'change_possible',
  'coming_down',
  'do_not_ring',
  'how_long',
  'item_missing',
  'leave_at_door',
  'minutes_away',
  'minutes_late',
  'on_my_way',
  'preparing_now',
  'ready_now',
  'thanks',
] as const

/** The code of a canned sentence. */
export type CannedCode = (typeof CANNED_CODES)[number]

/** The code if this build has a text for it. */
export function cannedCode(code: string | null): CannedCode | undefined {
  return CANNED_CODES.find((known) => known === code)
}
