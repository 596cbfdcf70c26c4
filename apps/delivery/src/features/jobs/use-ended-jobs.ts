import { type Job, useJobs } from '@angadi/data/courier-console/jobs.ts'
import { jobOutcome } from '@angadi/data/courier-console/outcomes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Jobs that were taken out of the courier's hands. */
export interface EndedJobs {
  /** The numbers of the orders that were cancelled on the way. */
  readonly cancelled: readonly string[]
  readonly dismiss: () => void
}

/** Watches the jobs in hand and notices those that were cancelled by somebody else. */
export function useEndedJobs(): EndedJobs {
  const { data: jobs } = useJobs()
  const [cancelled, setCancelled] = useState<readonly string[]>([])
  const known = useRef<readonly Job[]>([])
  const check = useEffectEvent(async ({ order_id, order_number }: Job) => {
    const outcome = await jobOutcome(order_id).catch(() => undefined)
    if (outcome === 'cancelled') setCancelled((before) => [...new Set([...before, order_number])])
  })
  useEffect(() => {
    if (!jobs) return
    const gone = known.current.filter((was) => !jobs.some(({ order_id }) => order_id === was.order_id))
    known.current = jobs
    for (const job of gone) void check(job)
  }, [jobs])
  return { cancelled, dismiss: () => setCancelled([]) }
}
