import type { QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The payment methods available now. */
export type OpenMethod = 'wallet' | 'cash'

/** An order that was submitted and not answered yet. */
export interface Attempt {
  readonly quoteId: string
  readonly method: OpenMethod
}

/** Everything the customer chooses at checkout. Without an address id, the order goes to the default address. */
export interface CheckoutDraft extends QuoteRequest {
  /** Undefined until the customer chooses one. */
  readonly method: OpenMethod | undefined
  readonly attempt: Attempt | undefined
  /** The chosen day of an order for later, before and after its time is chosen. */
  readonly laterDay: string | undefined
}

interface DraftState {
  /** The user it belongs to: another account on the same device starts with an empty draft. */
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
  scheduledFor: undefined,
  laterDay: undefined,
}

const useDraftStore = create<DraftState>()(
  persist((): DraftState => ({ owner: null, draft: EMPTY }), {
    name: 'angadi.checkout',
    version: 1,
  }),
)

/** The checkout form, stored on this device: survives a reload, a lost network and a page that the phone unloads. */
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
