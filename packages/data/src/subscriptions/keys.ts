/** Query keys of subscriptions, of the customer and of the vendor. */
export const subscriptionKeys = {
  all: ['subscriptions'] as const,
  mine: (userId: string | null) => ['subscriptions', 'mine', userId] as const,
  days: (userId: string | null, from: string, to: string) =>
    ['subscriptions', 'days', userId, from, to] as const,
  offer: (userId: string | null, itemId: string) => ['subscriptions', 'offer', userId, itemId] as const,
  subscribable: (itemIds: readonly string[]) => ['subscriptions', 'subscribable', ...itemIds] as const,
  statement: (subscriberId: string, month: string) =>
    ['subscriptions', 'statement', subscriberId, month] as const,
}

/** Query keys of a vendor's daily round. */
export const roundKeys = {
  of: (vendorId: string) => ['round', vendorId] as const,
  terms: (vendorId: string) => ['round', vendorId, 'terms'] as const,
  subscribers: (vendorId: string, search: string) => ['round', vendorId, 'subscribers', search] as const,
  day: (vendorId: string, day: string) => ['round', vendorId, 'day', day] as const,
  items: (vendorId: string, search: string) => ['round', vendorId, 'items', search] as const,
  stops: (vendorId: string, day: string) => ['round', vendorId, 'stops', day] as const,
}
