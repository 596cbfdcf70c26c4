import { type Job, useJobs } from '@angadi/data/courier-console/jobs.ts'
import { jobOutcome, wasUndeliverable } from '@angadi/data/courier-console/outcomes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Jobs that ended without the courier. */
export interface EndedJobs {
  /** The numbers of the orders that were cancelled during the job. */
  readonly cancelled: readonly string[]
  readonly dismiss: () => void
}

/** Watches the active jobs and detects those that others cancelled. */
export function useEndedJobs(): EndedJobs {
  const { data: jobs } = useJobs()
  const [cancelled, setCancelled] = useState<readonly string[]>([])
  const known = useRef<readonly Job[]>([])
  const check = useEffectEvent(async ({ order_id, order_number }: Job) => {
    const outcome = await jobOutcome(order_id).catch(() => undefined)
    if (outcome !== 'cancelled' || (await wasUndeliverable(order_id).catch(() => false))) return
    setCancelled((before) => [...new Set([...before, order_number])])
  })
  useEffect(() => {
    if (!jobs) return
    const gone = known.current.filter((was) => !jobs.some(({ order_id }) => order_id === was.order_id))
    known.current = jobs
    for (const job of gone) void check(job)
  }, [jobs])
  return { cancelled, dismiss: () => setCancelled([]) }
}
