/** What a ticket may be about; the same as the constraint `ticket_topic_known`. */
export const TICKET_TOPICS = [
  'item_missing',
  'item_wrong',
  'item_bad',
  'arrived_late',
  'visit_late',
  'visit_poor',
  'visit_damage',
  'ride_late',
  'ride_conduct',
  'ride_fare',
  'ride_lost_item',
  'ride_accident',
  'parcel_late',
  'parcel_damaged',
  'parcel_lost',
  'payment',
  'order',
  'delivery',
  'wallet',
  'account',
  'digital',
  'partner',
  'grievance',
  'other',
] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

/** What a person may open a ticket about without reporting a problem of an order. */
export const OPEN_TOPICS = [
  'order',
  'delivery',
  'payment',
  'wallet',
  'digital',
  'account',
  'partner',
  'grievance',
  'other',
] as const satisfies readonly TicketTopic[]
export type OpenTopic = (typeof OPEN_TOPICS)[number]

/** What can be reported about an order; the rows of `help_problems`. */
export const ORDER_PROBLEMS = [
  'item_missing',
  'item_wrong',
  'item_bad',
  'arrived_late',
  'visit_late',
  'visit_poor',
  'visit_damage',
  'ride_late',
  'ride_conduct',
  'ride_fare',
  'ride_lost_item',
  'ride_accident',
  'parcel_late',
  'parcel_damaged',
  'parcel_lost',
  'payment',
  'order',
] as const satisfies readonly TicketTopic[]
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

/** The topics of frequent questions, in the order of the page; the same as the constraint `faq_topic_known`. */
export const FAQ_TOPICS = [
  'orders',
  'delivery',
  'groceries',
  'subscriptions',
  'shopping',
  'refunds',
  'payments',
  'account',
  'digital',
  'partners',
] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

/** What a reader of an answer can do at once; the same as the constraint `faq_action_known`. */
export const FAQ_ACTIONS = [
  'track',
  'cancel',
  'invoice',
  'reorder',
  'report',
  'wallet',
  'profile',
  'ticket',
  'bills',
  'subscriptions',
] as const
export type FaqAction = (typeof FAQ_ACTIONS)[number]
