/**
 * What a customer wants where an item is missing: what the store thinks comes closest, a named item, or nothing else
 * (Spec §2 Grocery).
 */
export const PREFERENCES = ['best_match', 'item', 'refund'] as const
export type Preference = (typeof PREFERENCES)[number]

/** How an offer stands. */
export const SUBSTITUTION_STATES = ['offered', 'accepted', 'refused', 'withdrawn'] as const
/** How a line of an order of groceries stands. */
export const LINE_STATES = ['waiting', 'picked', 'short'] as const
/** What goes into a bag of its own (FSSAI: food and other goods are packed apart). */
export const BAG_KINDS = ['food', 'chilled', 'non_food'] as const
export type BagKind = (typeof BAG_KINDS)[number]
