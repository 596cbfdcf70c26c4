import type { Job, JobOffer } from '@angadi/data/courier-console/jobs.ts'
import type { ComponentType } from 'react'

/** What the view of a job gets. */
export interface TradeJobProps {
  readonly job: Job
  /** Maps are heavy: only the visible job has one. */
  readonly isShown: boolean
  /** The job is finished: what it brought is shown. */
  readonly onDone: (job: Job) => void
}

/** What a courier or driver reads of an offer before accepting. */
export interface OfferWords {
  /** Such as "New ride". */
  readonly heading: string
  /** What the job pays, tip included, in paise. */
  readonly earnPaise: number
  /** Such as "Cash" or "For women only". */
  readonly notes: readonly string[]
  /** Where it begins, and the second line of it. */
  readonly pickup: { readonly title: string; readonly line: string }
  /** Where it ends: an area, never an address. */
  readonly drop: { readonly title: string; readonly line: string }
}

/** What a trade adds to the work of those who perform its jobs: a file of `app/trades` each, named as in the database. */
export interface JobTrade {
  /** Its steps, in place of those of a delivery of goods. */
  readonly Job?: ComponentType<TradeJobProps>
  /** A hook: its own words for an offer, in place of those of a delivery of goods. */
  readonly useOfferWords?: (offer: JobOffer) => OfferWords
  /** What is shown after its last step, in place of the pay of a delivery. */
  readonly Done?: ComponentType<{
    readonly job: Job
    readonly hasNext: boolean
    readonly onContinue: () => void
  }>
}

/** The trades that have something of their own, by name. */
export type JobTrades = Readonly<Record<string, JobTrade>>
