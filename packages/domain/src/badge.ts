/** The most that a badge shows (Spec §9 Orders: badge caps 99+). */
export const BADGE_CAP = 99

/** The text of a badge: empty for 0, and never more than 99+. */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}
