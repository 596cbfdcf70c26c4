import type { SeriesVisit } from '@angadi/data/series/preview-series.ts'

/** A visit of a series with the time that is taken for it; null for none. */
export interface ChosenVisit extends SeriesVisit {
  readonly startsAt: string | null
}

/**
 * The time that is taken for a visit: the one that was picked as long as it is offered, else its own where that is
 * free.
 *
 * @param picked another time, null to leave the visit out, undefined where nothing was picked
 */
export function chosenStart(
  visit: Pick<SeriesVisit, 'begins_at' | 'is_free' | 'others'>,
  picked: string | null | undefined,
): string | null {
  const own = visit.is_free ? visit.begins_at : null
  if (picked === undefined) return own
  return picked === null || picked === own || visit.others.includes(picked) ? picked : own
}
