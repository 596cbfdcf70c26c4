/** The most steps that wait; a whole round of deliveries has fewer. */
export const LONGEST_STEP_QUEUE = 50

/** A step of a courier or driver that was made without a network. */
export interface QueuedStep {
  /** Its own id: the server takes a step once, however often it is sent. */
  readonly id: string
  /** Whoever made it; it is never sent for another user. */
  readonly userId: string
  readonly orderId: string
  /** Such as advance or arrive_stop, as the server's `record_step` takes it. */
  readonly what: string
  readonly args: Readonly<Record<string, unknown>>
  /** The edge function that stores the photo which proves it, kept on the device under the step's id until then. */
  readonly photoTo?: string | undefined
  /** When it was made, ISO. */
  readonly at: string
}

/**
 * The queue with one more step behind all others: steps are never replaced, because each needs the one before.
 *
 * @returns undefined when no more fit, so that nobody is told that it is kept
 */
export function withStep(queue: readonly QueuedStep[], step: QueuedStep): readonly QueuedStep[] | undefined {
  if (queue.some(({ id }) => id === step.id)) return queue
  return queue.length < LONGEST_STEP_QUEUE ? [...queue, step] : undefined
}

/** The queue without a step that has been answered. */
export function withoutStep(queue: readonly QueuedStep[], id: string): readonly QueuedStep[] {
  return queue.filter((step) => step.id !== id)
}

/** The queue without what was made on an order after a step that did not hold: it counted on that step. */
export function withoutOrder(queue: readonly QueuedStep[], refused: QueuedStep): readonly QueuedStep[] {
  return queue.filter(({ orderId, userId }) => orderId !== refused.orderId || userId !== refused.userId)
}

/** A job as far as a step changes what is seen of it. */
interface SteppedJob {
  readonly order_id: string
  readonly state: string
  readonly status: string
  readonly stops?:
    | readonly { readonly n: number; readonly arrived_at?: unknown; readonly done_at?: unknown }[]
    | null
    | undefined
}

/** What a job of goods is in after the order has been moved. */
const STATE_AFTER: Readonly<Record<string, string>> = {
  out_for_delivery: 'picked_up',
  on_way: 'near',
  in_progress: 'picked_up',
}

/**
 * The jobs as they are once the waiting steps are sent, so that the courier goes on without a network. A job that is
 * handed over is not among them.
 */
export function afterSteps<Job extends SteppedJob>(
  jobs: readonly Job[],
  steps: readonly QueuedStep[],
): Job[] {
  return jobs.flatMap((job) => {
    const own = steps.filter(({ orderId }) => orderId === job.order_id)
    if (own.some(({ what, args }) => what === 'advance' && args['to'] === 'delivered')) return []
    return [own.reduce(afterStep, job)]
  })
}

function afterStep<Job extends SteppedJob>(job: Job, { what, args, at }: QueuedStep): Job {
  const to = args['to']
  if (what === 'at_pickup') return { ...job, state: 'at_pickup' }
  if (what === 'advance' && typeof to === 'string') {
    const [next] = (job.stops ?? []).filter(({ done_at }) => done_at === null)
    const stops = to === 'in_progress' && next ? doneAt(job, next.n, at) : job.stops
    return { ...job, status: to, state: STATE_AFTER[to] ?? job.state, ...(stops ? { stops } : {}) }
  }
  if (what === 'arrive_stop')
    return {
      ...job,
      state: job.state === 'assigned' ? 'at_pickup' : 'near',
      stops: job.stops?.map((stop) => (stop.n === args['n'] ? { ...stop, arrived_at: at } : stop)),
    }
  if (what === 'finish_stop') return { ...job, state: 'picked_up', stops: doneAt(job, args['n'], at) }
  return job
}

/** The stops of a job, of which one is done. */
function doneAt(job: SteppedJob, n: unknown, at: string) {
  return job.stops?.map((stop) => (stop.n === n ? { ...stop, done_at: at } : stop))
}
