import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import grocery from './trades/grocery.ts'
import shopping from './trades/shopping.ts'
import type { TradeWork, VendorTrade } from './vendor-trade.ts'

const files = import.meta.glob<VendorTrade>('./trades/*.ts', { eager: true, import: 'default' })

const trades: ReadonlyMap<string, VendorTrade> = new Map(
  Object.entries(files).map(([file, trade]) => [file.replace(/^.*\/|\.ts$/g, ''), trade]),
)

/** The trade of a vendor; one without a file works as a store of goods does, and packs without a list or a daily round. */
const ANY_STORE: VendorTrade = { ...grocery, afterItems: [], work: shopping.work }

/** What the console asks of the trade of a vendor. */
export function tradeOf(kind: string | undefined): VendorTrade {
  return trades.get(kind ?? '') ?? ANY_STORE
}

/** How the trade of an order prepares it. */
export function workOf({ trade }: Pick<VendorOrder, 'trade'>): TradeWork {
  return tradeOf(trade).work
}

/** Whether an order is to be packed without spoons and napkins. */
export function hasNoCutlery(order: VendorOrder): boolean {
  return workOf(order).hasNoCutlery?.(order) ?? false
}
