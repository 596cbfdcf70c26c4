/**
 * A time of the shop's clock as a moment that `useFormats().time` can show; the date in it means nothing.
 *
 * @param clock hours and minutes in India, such as `18:30` or `18:30:00`
 */
export function clockTime(clock: string): Date {
  return new Date(`1970-01-02T${clock.slice(0, 5)}:00+05:30`)
}
