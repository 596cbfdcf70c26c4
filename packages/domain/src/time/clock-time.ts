/**
 * Converts a time of day to a moment that `useFormats().time` can show; its date has no meaning.
 *
 * @param clock hours and minutes in India, such as `18:30` or `18:30:00`
 */
export function clockTime(clock: string): Date {
  return new Date(`1970-01-02T${clock.slice(0, 5)}:00+05:30`)
}
