import type { QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The ways of paying that are open now. */
export type OpenMethod = 'wallet' | 'cash'

/** An order that was sent off and of which no answer has come yet. */
export interface Attempt {
  readonly quoteId: string
  readonly method: OpenMethod
}

/** Everything one decides at checkout. Without an address of its own it goes to the usual one. */
export interface CheckoutDraft extends QuoteRequest {
  /** Undefined as long as nothing has been chosen. */
  readonly method: OpenMethod | undefined
  readonly attempt: Attempt | undefined
}

interface DraftState {
  /** Whose draft it is: another account on the same device begins with an empty one. */
  readonly owner: string | null
  readonly draft: CheckoutDraft
}

const EMPTY: CheckoutDraft = {
  fulfilment: 'delivery',
  addressId: undefined,
  tipPaise: 0,
  couponCode: undefined,
  instructions: '',
  noCutlery: false,
  method: undefined,
  attempt: undefined,
}

const useDraftStore = create<DraftState>()(
  persist((): DraftState => ({ owner: null, draft: EMPTY }), {
    name: 'angadi.checkout',
    version: 1,
  }),
)

/** The checkout's form, kept on this device: it outlives a reload, a lost network and a phone that closes the page. */
export function useCheckoutDraft(): {
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly forget: () => void
} {
  const owner = useUserId()
  const state = useDraftStore()
  return {
    draft: state.owner === owner ? state.draft : EMPTY,
    change: (part) =>
      useDraftStore.setState((now) => ({
        owner,
        draft: { ...(now.owner === owner ? now.draft : EMPTY), ...part },
      })),
    forget: () => useDraftStore.setState({ owner, draft: EMPTY }),
  }
}
