import type { OrderKind, OrderStatus } from '@angadi/domain/orders/status.ts'
import type { TradeFacts } from './trade-facts.ts'

const files = import.meta.glob<TradeFacts>('./trades/*.ts', { eager: true, import: 'default' })

const trades: ReadonlyMap<string, TradeFacts> = new Map(
  Object.entries(files).map(([file, facts]) => [file.replace(/^.*\/|\.ts$/g, ''), facts]),
)

const NOTHING: TradeFacts = {}

/** What is asked of a trade; one without a file answers as a shop of goods does. */
export function factsOf(trade: string | null | undefined): TradeFacts {
  return trades.get(trade ?? '') ?? NOTHING
}

/** Whether a trade sells dishes. */
export function sellsDishes(trade: string | null | undefined): boolean {
  return factsOf(trade).sells === 'dishes'
}

/** The word of a trade for a state of its orders; undefined where it has none of its own. */
export function statusWordOf(kind: OrderKind, status: OrderStatus) {
  for (const { statusWords } of trades.values()) {
    const word = statusWords?.[kind]?.[status]
    if (word) return word
  }
  return undefined
}
