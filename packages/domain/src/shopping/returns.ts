/** Why something is sent back; the same as the database's. */
export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'missing_parts',
  'quality',
  'size',
  'changed_mind',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** What a customer wants for what is sent back. */
export const RETURN_WISHES = ['refund', 'exchange'] as const
export type ReturnWish = (typeof RETURN_WISHES)[number]

/** Every state of a return. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'rejected',
  'cancelled',
  'picked_up',
  'received',
  'refunded',
  'exchanged',
  'declined',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Whether a return is still under way. */
export function isOpenReturn(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved' || state === 'picked_up' || state === 'received'
}

/** Whether its customer can still keep what was to be sent back. */
export function isReturnCancellable(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved'
}

/** The steps of a return that its customer sees, in order. */
export const RETURN_STEPS = ['requested', 'approved', 'picked_up', 'received', 'settled'] as const
export type ReturnStep = (typeof RETURN_STEPS)[number]

/** The step that a return has reached; undefined where it ended before its time. */
export function returnStep(state: ReturnState): ReturnStep | undefined {
  if (state === 'refunded' || state === 'exchanged') return 'settled'
  return isOpenReturn(state) ? RETURN_STEPS.find((step) => step === state) : undefined
}

/** What can be done next with a return by its seller, the usual first; nothing after its end. */
export function sellersMoves(state: ReturnState, wish: ReturnWish): readonly ReturnState[] {
  switch (state) {
    case 'requested':
      return ['approved', 'rejected']
    case 'approved':
      return ['picked_up', 'received']
    case 'picked_up':
      return ['received']
    case 'received':
      return [
        ...(wish === 'exchange' ? (['exchanged', 'refunded'] as const) : (['refunded'] as const)),
        'declined',
      ]
    default:
      return []
  }
}

/** What an administrator may decide again after a seller has refused. */
export function appealMoves(state: ReturnState): readonly ReturnState[] {
  if (state === 'rejected') return ['approved']
  return state === 'declined' ? ['refunded'] : []
}

/** Whether a move has to be explained to the customer. */
export function needsExplanation(to: ReturnState): boolean {
  return to === 'rejected' || to === 'declined'
}
