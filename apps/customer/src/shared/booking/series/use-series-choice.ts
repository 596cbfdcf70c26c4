import type { VisitStep } from '@angadi/data/bookings/visit-step.ts'
import { useSeriesPreview } from '@angadi/data/series/preview-series.ts'
import { useState } from 'react'
import { type ChosenVisit, chosenStart } from './chosen-start.ts'

/** How often a visit comes again, in days; 0 for once. */
export const EVERY_DAYS = [0, 7, 14, 28] as const
export type EveryDays = (typeof EVERY_DAYS)[number]

/** The least and the most visits of a series: the server's bounds. */
export const VISITS = { least: 2, most: 8, usual: 3 } as const

/** Repeating a visit, as the sheet of times uses it. */
export interface SeriesChoice {
  readonly everyDays: EveryDays
  readonly setEveryDays: (days: EveryDays) => void
  readonly visits: number
  readonly setVisits: (visits: number) => void
  readonly preview: ReturnType<typeof useSeriesPreview>
  /** The visits with the time that is chosen for each; undefined while they load. */
  readonly chosen: readonly ChosenVisit[] | undefined
  /** Takes another time for a visit; null leaves it out. */
  readonly pick: (visit: number, startsAt: string | null) => void
  /** The times that would be kept, where it is repeated. */
  readonly starts: readonly string[]
}

/** The choice of how often a visit comes again, and which of its dates are taken. */
export function useSeriesChoice(
  vendorId: string,
  steps: readonly VisitStep[],
  startsAt: string | undefined,
): SeriesChoice {
  const [everyDays, setEveryDays] = useState<EveryDays>(0)
  const [visits, setVisits] = useState<number>(VISITS.usual)
  const [picks, setPicks] = useState<{
    readonly of: string
    readonly starts: Readonly<Record<number, string | null>>
  }>({ of: '', starts: {} })
  const request = { vendorId, steps, startsAt: everyDays === 0 ? undefined : startsAt, everyDays, visits }
  const preview = useSeriesPreview(request)
  // What was picked belongs to these dates alone; more visits keep it.
  const of = JSON.stringify([steps, startsAt, everyDays])
  const own = picks.of === of ? picks.starts : {}
  const chosen =
    everyDays === 0
      ? undefined
      : preview.data?.map((visit) => ({ ...visit, startsAt: chosenStart(visit, own[visit.visit]) }))
  return {
    everyDays,
    setEveryDays,
    visits,
    setVisits,
    preview,
    chosen,
    pick: (visit, picked) => setPicks({ of, starts: { ...own, [visit]: picked } }),
    starts: chosen?.flatMap((visit) => visit.startsAt ?? []) ?? [],
  }
}
