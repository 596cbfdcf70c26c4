import type { QueuedStep } from '../submission/step-queue.ts'

/** A parcel on its way as far as a step changes what its courier sees of it. */
interface SteppedParcel {
  readonly order_id: string
  readonly state: string
  readonly picked_up: boolean
  readonly returning: boolean
  readonly waits: readonly { readonly n: number; readonly name: string; readonly decide_by: string | null }[]
  readonly stops: readonly {
    readonly n: number
    readonly what: string
    readonly name: string
    readonly drop?: number | null | undefined
    readonly arrived_at?: string | null | undefined
    readonly done_at?: string | null | undefined
    readonly called: boolean
  }[]
}

/**
 * A parcel as it is once the steps that wait for a network are sent, so that its courier goes on to the next door
 * (docs/decisions/0143).
 */
export function parcelAfterSteps<Parcel extends SteppedParcel>(
  parcel: Parcel,
  steps: readonly QueuedStep[],
): Parcel {
  return steps.filter(({ orderId }) => orderId === parcel.order_id).reduce(afterStep, parcel)
}

function afterStep<Parcel extends SteppedParcel>(parcel: Parcel, { what, args, at }: QueuedStep): Parcel {
  const stopWith = (change: object, isIt = (n: number) => n === args['n']) =>
    parcel.stops.map((stop) => (isIt(stop.n) ? { ...stop, ...change } : stop))
  switch (what) {
    case 'at_pickup':
      return { ...parcel, state: 'at_pickup' }
    case 'pick_up_parcel': {
      const pickup = parcel.stops.find((stop) => stop.what === 'pickup')?.n
      const stops = stopWith({ done_at: at }, (n) => n === pickup)
      return { ...parcel, state: 'picked_up', picked_up: true, stops }
    }
    case 'arrive_stop':
      return { ...parcel, state: 'near', stops: stopWith({ arrived_at: at }) }
    case 'call_parcel':
      return { ...parcel, stops: stopWith({ called: true }) }
    case 'deliver_parcel':
      return { ...parcel, state: 'picked_up', stops: stopWith({ done_at: at }) }
    case 'fail_parcel': {
      const failed = parcel.stops.find(({ n }) => n === args['n'])
      const isRefused = args['reason'] === 'refused'
      return {
        ...parcel,
        state: 'picked_up',
        returning: parcel.returning || isRefused,
        waits:
          failed && !isRefused
            ? [...parcel.waits, { n: failed.drop ?? 0, name: failed.name, decide_by: null }]
            : parcel.waits,
        stops: stopWith({ done_at: at }),
      }
    }
    default:
      return parcel
  }
}
