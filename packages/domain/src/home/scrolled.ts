/** Past which part of the page the brand section loads (Spec §9 Layout). */
const BRANDS_PAST = 0.5

/**
 * Whether more than half of a page has been scrolled; lengths in px.
 *
 * @param top how far it is scrolled
 * @param height of the whole page
 * @param screen of what is visible at once
 */
export function isPastHalf(top: number, height: number, screen: number): boolean {
  const way = height - screen
  return way > 0 && top / way > BRANDS_PAST
}
