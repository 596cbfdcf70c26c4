import type { CourierPaper } from '@angadi/data/courier-console/profile.ts'

/** From so many days before its end on, a paper ends soon: the first reminder is sent then. */
const SOON_DAYS = 30

/** How a paper stands for its owner. */
export type PaperState = 'valid' | 'soon' | 'over' | 'renewing'

/** How a paper stands: what is being renewed says so first. */
export function paperState({
  days_left,
  is_renewing,
}: Pick<CourierPaper, 'days_left' | 'is_renewing'>): PaperState {
  if (is_renewing) return 'renewing'
  if (days_left === null || days_left > SOON_DAYS) return 'valid'
  return days_left < 0 ? 'over' : 'soon'
}
