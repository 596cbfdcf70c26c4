/** The states of a recharge or a bill payment, as billers have them (`digital_fulfilments.state`). */
export const FULFILMENT_STATES = [
  'pending',
  'confirmation_pending',
  'success',
  'failed',
  'refund_pending',
  'refunded',
] as const
export type FulfilmentState = (typeof FULFILMENT_STATES)[number]

/** Which states may follow; the same table as `private.fulfilment_moves`. */
const NEXT = {
  pending: ['confirmation_pending', 'success', 'failed', 'refund_pending'],
  confirmation_pending: ['success', 'failed', 'refund_pending'],
  success: [],
  failed: ['refund_pending'],
  refund_pending: ['refunded'],
  refunded: [],
} as const satisfies Record<FulfilmentState, readonly FulfilmentState[]>

/** The states that may follow a state; none after a final one. */
export function nextStates(state: FulfilmentState): readonly FulfilmentState[] {
  return NEXT[state]
}

/** Whether a state is final. */
export function isSettled(state: FulfilmentState): boolean {
  return NEXT[state].length === 0
}

/** How a state is coloured: money on its way, done, or returned. */
export function toneOf(state: FulfilmentState): 'waiting' | 'good' | 'bad' {
  switch (state) {
    case 'success':
      return 'good'
    case 'failed':
    case 'refund_pending':
    case 'refunded':
      return 'bad'
    default:
      return 'waiting'
  }
}
