import type { PlaceChoice } from '@angadi/data/checkout/place-order.ts'
import type { GiftCard, OpenMethod, QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { use } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { BoughtNow } from './bought-now.ts'

/** An order that was submitted and not answered yet. */
export type Attempt = PlaceChoice

/** Everything the customer chooses at checkout. Without an address id, the order goes to the default address. */
export interface CheckoutDraft extends QuoteRequest {
  /** Undefined until the customer chooses one. */
  readonly method: OpenMethod | undefined
  /** Whether the wallet pays first, where the gateway pays the rest. */
  readonly walletFirst: boolean
  /** Whether points pay first, as far as they reach. */
  readonly usesPoints: boolean
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
  /** The choices for what waits for its payment: they count again if it is not paid. */
  readonly aside?: Aside | undefined
  /** The checkout that waits until money was added to the wallet, also where the page was closed meanwhile. */
  readonly waiting?: string | undefined
}

interface Aside {
  readonly checkoutId: string
  readonly itemId: string | undefined
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
  walletFirst: true,
  usesPoints: false,
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
  const own = state.owner === owner ? state : undefined
  const kept = { owner, aside: own?.aside, waiting: own?.waiting }
  return itemId === undefined
    ? { ...kept, draft, now: own?.now }
    : { ...kept, draft: draftOf(state, owner), now: { itemId, draft } }
}

/** The checkout form, stored on this device: survives a reload, a lost network and a page that the phone unloads. */
export function useCheckoutDraft(): {
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly forget: () => void
  /** Forgets the choices, and keeps them for the case that the payment of this checkout is not made. */
  readonly putAside: (checkoutId: string) => void
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
    putAside: (checkoutId) =>
      useDraftStore.setState((now) => ({
        ...withDraft(now, owner, itemId, EMPTY),
        aside: { checkoutId, itemId, draft: { ...draftOf(now, owner, itemId), attempt: undefined } },
      })),
  }
}

/**
 * Takes back the choices for a checkout that was not paid, once.
 *
 * @returns the item that was bought alone; undefined for a cart, and where nothing was put aside on this device
 */
export function takeBackDraft(checkoutId: string, owner: string | null): string | undefined {
  const { aside, owner: of } = useDraftStore.getState()
  if (aside?.checkoutId !== checkoutId || of !== owner) return undefined
  // How it was to be paid is what is chosen anew.
  const draft = { ...aside.draft, method: undefined }
  useDraftStore.setState((now) => ({ ...withDraft(now, owner, aside.itemId, draft), aside: undefined }))
  return aside.itemId
}

/**
 * Notes that a checkout waits for money in the wallet, or that none does any more.
 *
 * @param path the checkout; undefined once it is open again
 */
export function letCheckoutWait(owner: string | null, path: string | undefined): void {
  useDraftStore.setState((now) => ({
    ...withDraft(now, owner, undefined, draftOf(now, owner)),
    waiting: path,
  }))
}

/** The checkout that waits for money in the wallet; undefined where none does. */
export function useWaitingCheckout(): string | undefined {
  const owner = useUserId()
  return useDraftStore((state) => (state.owner === owner ? state.waiting : undefined))
}
