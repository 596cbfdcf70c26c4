/** The trades whose orders are spoken of in words of their own: dishes from a kitchen, groceries from a store, things from a shop. */
export const TRADES = ['food', 'grocery', 'shopping'] as const
export type Trade = (typeof TRADES)[number]

/** The trade of an order or of a vendor by its category; those without words of their own are spoken of as shops. */
export function tradeOf(category: string | null | undefined): Trade {
  return TRADES.find((trade) => trade === category) ?? 'shopping'
}
