import type { Quote } from '@angadi/data/checkout/quote.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { ORDER_KINDS, type OrderKind } from '@angadi/domain/orders/status.ts'
import { type ComponentType, createElement } from 'react'
import type { CategoryParts, KindViews } from '../shared/order/kind-views.ts'

type OfOrder = ComponentType<{ readonly tracking: Tracking }>
type OfLiveOrder = ComponentType<{
  readonly tracking: Tracking
  /** When the order came, in milliseconds since 1970. */
  readonly receivedAt: number
}>

/** What a trade adds to the screens of every trade: a file of `trades` each, named as the trade is in the database. */
export interface TradeViews {
  /** Its orders of these kinds are shown its own way, finished or under way. */
  readonly orders?: KindViews
  /** Beside the receipt of an order. */
  readonly besideReceipt?: OfOrder
  /** Beside an order that is under way. */
  readonly besideTracking?: OfLiveOrder
  /** What the checkout asks about its part of the order. */
  readonly asked?: ComponentType<{ readonly orders: Quote['orders'] }>
}

const files = import.meta.glob<TradeViews>('./trades/*.tsx', { eager: true, import: 'default' })

/** What each trade adds, by its name. */
export const tradeViews: Readonly<Record<string, TradeViews>> = Object.fromEntries(
  Object.entries(files).map(([file, views]) => [file.replace(/^.*\/|\.tsx$/g, ''), views]),
)

/** The view of a kind: that of the order's own trade, else of the one that brought the kind. */
function viewOf(kind: OrderKind): OfOrder | undefined {
  const views = Object.entries(tradeViews).flatMap(([trade, { orders }]) => {
    const view = orders?.[kind]
    return view ? [[trade, view] as const] : []
  })
  const [first] = views
  if (!first) return undefined
  return ({ tracking }) => {
    const [, View] = views.find(([trade]) => trade === tracking.order.category) ?? first
    return createElement(View, { tracking })
  }
}

/** The kinds that are shown their own way. */
export const kindViews: KindViews = Object.fromEntries(
  ORDER_KINDS.flatMap((kind) => {
    const view = viewOf(kind)
    return view ? [[kind, view]] : []
  }),
)

/** What stands beside the receipt, by trade. */
export const receiptParts: CategoryParts = Object.fromEntries(
  Object.entries(tradeViews).flatMap(([trade, { besideReceipt }]) =>
    besideReceipt ? [[trade, besideReceipt]] : [],
  ),
)
