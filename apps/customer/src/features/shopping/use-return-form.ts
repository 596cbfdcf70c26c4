import type { ReturnLine } from '@angadi/data/shopping/returns.ts'
import type { ShopOrderLine } from '@angadi/data/shopping/shop-order.ts'
import type { ReturnReason, ReturnWish } from '@angadi/domain/shopping/returns.ts'
import { useState } from 'react'

/** What is filled in for one line. */
export interface LineDraft {
  readonly quantity: number
  readonly reason: ReturnReason | undefined
  readonly exchangeItemId: string | undefined
}

/** The lines of a return while they are filled in; one is chosen by having a draft. */
export function useReturnLines(lines: readonly ShopOrderLine[]) {
  const [only, ...others] = lines
  const [drafts, setDrafts] = useState<ReadonlyMap<number, LineDraft>>(
    () => new Map(only && others.length === 0 ? [[only.position, emptyDraft]] : []),
  )
  return {
    drafts,
    change: (position: number, draft: LineDraft | undefined) =>
      setDrafts((current) => {
        const next = new Map(current)
        if (draft) next.set(position, draft)
        else next.delete(position)
        return next
      }),
    /** What is complete, as it is sent. */
    complete: (wish: ReturnWish): readonly ReturnLine[] =>
      [...drafts].flatMap(([position, { quantity, reason, exchangeItemId }]) =>
        reason && (wish === 'refund' || exchangeItemId)
          ? [{ position, quantity, reason, exchangeItemId: wish === 'exchange' ? exchangeItemId : undefined }]
          : [],
      ),
  }
}

/** One piece, for a reason that is still to be given. */
export const emptyDraft: LineDraft = { quantity: 1, reason: undefined, exchangeItemId: undefined }
