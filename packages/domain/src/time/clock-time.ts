/**
 * Converts a time of day to a moment that `useFormats().time` can show; without a day its date has no meaning.
 *
 * @param clock hours and minutes in India, such as `18:30` or `18:30:00`
 * @param day in India, such as `2026-11-27`
 */
export function clockTime(clock: string, day = '1970-01-02'): Date {
  return new Date(`${day}T${clock.slice(0, 5)}:00+05:30`)
}
