import type { ItemReason } from '../applications/vocabulary.ts'

/** What a decision needs to know of an item of an application. */
export interface DecidedItem {
  readonly requirement: string
  readonly is_needed: boolean
  readonly document_id: string | null
  readonly state: 'missing' | 'expired' | 'given' | 'sent_back' | 'accepted'
  /** Whether it comes from another application of the same person. */
  readonly is_taken_over: boolean
}

/** What a reviewer has decided about an item and not sent yet. */
export interface ItemDecision {
  /** The document that was looked at: another one in its place was not. */
  readonly documentId: string
  readonly accepted: boolean
  readonly reason?: ItemReason | undefined
  readonly note: string
}

/** Decisions by the name of their requirement. */
export type ItemDecisions = Readonly<Record<string, ItemDecision>>

/** Whether a reviewer can accept an item: what is handed in, and valid. */
export function mayAccept({ state }: DecidedItem): boolean {
  return state === 'given'
}

/** Whether a reviewer can send an item back, also one that was accepted before. */
export function maySendBack({ state, document_id }: DecidedItem): boolean {
  return document_id !== null && state !== 'sent_back' && state !== 'missing'
}

/** Whether a decision was made on a document that the applicant has replaced since. */
export function isOutdated(item: DecidedItem, decision: ItemDecision): boolean {
  return decision.documentId !== item.document_id
}

/** Whether a decision can be sent: what is sent back has a reason, and the document is the one that was seen. */
function isReady(item: DecidedItem, decision: ItemDecision | undefined): boolean {
  if (!decision || isOutdated(item, decision)) return false
  return decision.accepted ? mayAccept(item) : maySendBack(item) && decision.reason !== undefined
}

/** A decision as it is sent. */
export interface SentDecision {
  readonly requirement: string
  readonly accepted: boolean
  readonly reason?: ItemReason
  readonly note?: string
}

/** What can be sent of the decisions, in the order of the items. */
export function decisionsToSend(
  items: readonly DecidedItem[],
  decisions: ItemDecisions,
): readonly SentDecision[] {
  return items.flatMap((item): SentDecision[] => {
    const decision = decisions[item.requirement]
    if (!decision || !isReady(item, decision)) return []
    const { requirement } = item
    const note = decision.note.trim()
    if (decision.accepted || !decision.reason) return [{ requirement, accepted: true }]
    return [{ requirement, accepted: false, reason: decision.reason, ...(note ? { note } : {}) }]
  })
}

/** The first item that was decided, but not so that it could be sent. */
export function unreadyItem<Item extends DecidedItem>(
  items: readonly Item[],
  decisions: ItemDecisions,
): Item | undefined {
  return items.find((item) => {
    const decision = decisions[item.requirement]
    return decision !== undefined && maySendBack(item) && !isReady(item, decision)
  })
}

/** Whether an item keeps the application from being approved, as the database sees it. */
export function isOpen(item: DecidedItem, isRenewal: boolean): boolean {
  if (item.state === 'missing') return item.is_needed && !isRenewal
  // What a renewal does not replace has no part in it.
  if (item.state === 'expired') return !(isRenewal && item.is_taken_over)
  return item.state !== 'accepted'
}

/** What comes next in a review: items are decided, the decisions sent, and then the whole is approved. */
export function nextStep(
  items: readonly DecidedItem[],
  decisions: ItemDecisions,
  isRenewal: boolean,
): 'decide' | 'send' | 'approve' {
  if (unreadyItem(items, decisions) || decisionsToSend(items, decisions).length > 0) return 'send'
  return items.some((item) => isOpen(item, isRenewal)) ? 'decide' : 'approve'
}
