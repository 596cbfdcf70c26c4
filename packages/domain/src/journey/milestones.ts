/** What a customer has done so far. */
export interface JourneySoFar {
  readonly orders: number
  readonly vendors: number
  readonly reviews: number
  readonly favourites: number
}

/** A step of a customer's journey, with how far it is done. */
export interface Milestone {
  readonly key:
    | 'first_order'
    | 'first_review'
    | 'first_favourite'
    | 'five_vendors'
    | 'ten_orders'
    | 'fifty_orders'
  readonly done: number
  /** How much it takes. */
  readonly of: number
}

const STEPS = [
  { key: 'first_order', counts: 'orders', of: 1 },
  { key: 'first_review', counts: 'reviews', of: 1 },
  { key: 'first_favourite', counts: 'favourites', of: 1 },
  { key: 'five_vendors', counts: 'vendors', of: 5 },
  { key: 'ten_orders', counts: 'orders', of: 10 },
  { key: 'fifty_orders', counts: 'orders', of: 50 },
] as const satisfies readonly {
  readonly key: Milestone['key']
  readonly counts: keyof JourneySoFar
  readonly of: number
}[]

/** The steps of a customer's journey, in their order; nothing is won by them (Spec §1 Dashboard: journey). */
export function milestones(soFar: JourneySoFar): readonly Milestone[] {
  return STEPS.map(({ key, counts, of }) => ({ key, done: Math.min(soFar[counts], of), of }))
}
