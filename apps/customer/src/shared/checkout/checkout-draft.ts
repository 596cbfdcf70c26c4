import type { GiftCard, QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { use } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { BoughtNow } from './bought-now.ts'

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
  /** Whether each vendor brings its part at a time of its own. */
  readonly isApart: boolean
  /** The chosen times of single vendors, by vendor id. */
  readonly vendorTimes: Readonly<Record<string, VendorTime>>
  /** The card as it is being written; undefined where the order is no gift. */
  readonly giftCard: GiftCard | undefined
}

/** The day, and the beginning of the slot once it is chosen; neither means now. */
export interface VendorTime {
  readonly laterDay: string | undefined
  readonly scheduledFor: string | undefined
}

interface DraftState {
  /** The user it belongs to: another account on the same device starts with an empty draft. */
  readonly owner: string | null
  readonly draft: CheckoutDraft
  /** The choices for the one item that is bought now: those for the cart stay as they are. */
  readonly now?: { readonly itemId: string; readonly draft: CheckoutDraft } | undefined
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
  isApart: false,
  vendorTimes: {},
  giftCard: undefined,
}

const useDraftStore = create<DraftState>()(
  persist((): DraftState => ({ owner: null, draft: EMPTY }), {
    name: 'angadi.checkout',
    version: 1,
  }),
)

/** A guest's choices, such as a coupon, become those of whoever signs in next; another account's stay hidden. */
function draftOf(state: DraftState, owner: string | null, itemId?: string): CheckoutDraft {
  const isOwn = state.owner === owner || state.owner === null
  const draft = itemId === undefined ? state.draft : state.now?.itemId === itemId ? state.now.draft : EMPTY
  // A draft of an earlier build lacks what was added since.
  return isOwn ? { ...EMPTY, ...draft } : EMPTY
}

/** The state with another draft: that of the cart, or of the item that is bought now. */
function withDraft(
  state: DraftState,
  owner: string | null,
  itemId: string | undefined,
  draft: CheckoutDraft,
): DraftState {
  return itemId === undefined
    ? { owner, draft, now: state.owner === owner ? state.now : undefined }
    : { owner, draft: draftOf(state, owner), now: { itemId, draft } }
}

/** The checkout form, stored on this device: survives a reload, a lost network and a page that the phone unloads. */
export function useCheckoutDraft(): {
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly forget: () => void
} {
  const owner = useUserId()
  const state = useDraftStore()
  const itemId = use(BoughtNow)
  return {
    draft: draftOf(state, owner, itemId),
    change: (part) =>
      useDraftStore.setState((now) =>
        withDraft(now, owner, itemId, { ...draftOf(now, owner, itemId), ...part }),
      ),
    forget: () => useDraftStore.setState((now) => withDraft(now, owner, itemId, EMPTY)),
  }
}
