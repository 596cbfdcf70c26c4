import type { VisitStep } from '../bookings/visit-step.ts'

/** What a series of visits is looked at for. */
export interface SeriesRequest {
  readonly vendorId: string
  readonly steps: readonly VisitStep[]
  /** When the first visit begins; nothing is asked for without it. */
  readonly startsAt: string | undefined
  /** So many days lie between two visits. */
  readonly everyDays: number
  readonly visits: number
}

/** Query keys of visits that come again. */
export const seriesKeys = {
  all: ['series'] as const,
  preview: (request: SeriesRequest) => ['series', 'preview', request] as const,
  ending: (seriesId: string) => ['series', 'ending', seriesId] as const,
}
