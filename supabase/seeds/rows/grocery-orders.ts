import { couriers } from '../content/people.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { type Household, neighbours } from './neighbours.ts'
import { userId } from './people.ts'

/** Goods of the demo store, by the name and the pack that its shelf shows. */
interface Goods {
  readonly item: string
  readonly unit: string
}

/** One line of an order, and what became of it. */
interface GroceryLine extends Goods {
  readonly quantity: number
  /** What the customer wrote beside it. */
  readonly wish?: string
  /** What the customer wants where it is missing; `item` names it in `instead`. */
  readonly prefer?: 'refund' | 'item'
  readonly instead?: Goods
  /** Pieces, or grams of what is weighed, that were there; without it everything. */
  readonly picked?: number
  /** What the store offered for what was missing, and the customer's answer. */
  readonly offered?: Goods & { readonly quantity: number; readonly accepted: boolean }
}

/** How far an order has come, none of which waits for anybody within the next hours. */
type Stage = 'confirmed' | 'picking' | 'packed' | 'delivered'

/** An order of the demo store, by a neighbour. */
export interface GroceryOrder {
  readonly customer: Household
  readonly stage: Stage
  readonly fulfilment: 'delivery' | 'pickup'
  readonly method: 'wallet' | 'cash'
  /** The half hour of tomorrow by Indian time, or the one some hours from now; without it as soon as possible. */
  readonly slot?: string
  /** Minutes since it was placed, and how many of them passed until it came where it is. */
  readonly minutesAgo: number
  readonly minutesTaken: number
  readonly lines: readonly GroceryLine[]
  readonly bags?: Readonly<Partial<Record<'food' | 'chilled' | 'non_food', number>>>
  readonly courier?: string
  readonly instructions?: string
  readonly gift?: { readonly recipient: string; readonly message: string; readonly sender: string }
}

/** Some hours from now, and never at night. */
export const LATER_TODAY = 'later'

/** Neighbours who live in the streets around the demo store. */
export const groceryCustomers: readonly Household[] = neighbours.filter(
  ({ address }) => address.city === 'Zaheerabad',
)

/** Whoever carries what has been delivered already, so that no demo account finds a job they did not accept. */
const carrier = couriers.find(
  ({ town, phone }) => town === 'zaheerabad' && !demoAccounts.some((demo) => demo.phone === phone),
)

const PLAN: readonly Omit<GroceryOrder, 'customer'>[] = [
  {
    stage: 'delivered',
    fulfilment: 'delivery',
    method: 'wallet',
    minutesAgo: 285,
    minutesTaken: 21,
    lines: [
      // The crate held less than two kilograms.
      { item: 'Nagpur orange', unit: '1 kg', quantity: 2, picked: 1660 },
      { item: 'Golconda Gold sona masoori rice', unit: '5 kg', quantity: 1 },
      { item: 'Singur Dairy paneer', unit: '200 g', quantity: 1 },
      { item: 'Coriander leaves', unit: '1 piece', quantity: 2 },
    ],
    bags: { food: 2, chilled: 1 },
  },
  {
    stage: 'delivered',
    fulfilment: 'delivery',
    method: 'wallet',
    minutesAgo: 210,
    minutesTaken: 25,
    lines: [
      {
        item: 'Roti Ghar sandwich bread',
        unit: '400 g',
        quantity: 2,
        picked: 0,
        offered: { item: 'Char Kaman Bakers sandwich bread', unit: '400 g', quantity: 2, accepted: true },
      },
      { item: 'Natu Kodi country hen eggs', unit: '6 pieces', quantity: 2 },
      { item: 'Manjeera Dairy full cream milk', unit: '500 ml', quantity: 3 },
    ],
    bags: { food: 1, chilled: 1 },
    instructions: 'First floor, above the tailor.',
  },
  {
    stage: 'delivered',
    fulfilment: 'pickup',
    method: 'cash',
    minutesAgo: 170,
    minutesTaken: 19,
    lines: [
      {
        item: 'Char Kaman Bakers Osmania biscuits',
        unit: '200 g',
        quantity: 2,
        picked: 0,
        offered: { item: 'Char Kaman Bakers Osmania biscuits', unit: '400 g', quantity: 1, accepted: false },
      },
      { item: 'Ooru Mills besan', unit: '500 g', quantity: 1 },
      { item: 'Muthyam herbal toothpaste', unit: '100 g', quantity: 1 },
      { item: 'Green chilli', unit: '250 g', quantity: 1 },
    ],
    bags: { food: 1, non_food: 1 },
  },
  {
    stage: 'packed',
    fulfilment: 'pickup',
    method: 'wallet',
    slot: LATER_TODAY,
    minutesAgo: 64,
    minutesTaken: 35,
    lines: [
      { item: 'Shahi Dana whole wheat atta', unit: '5 kg', quantity: 1 },
      { item: 'Papaya', unit: '1 kg', quantity: 2, wish: 'Half ripe, please.', picked: 2080 },
      { item: 'Singur Dairy cheese slices', unit: '200 g', quantity: 1 },
      { item: 'Vanamali neem bath soap', unit: '100 g', quantity: 4 },
    ],
    bags: { food: 2, chilled: 1, non_food: 1 },
  },
  {
    stage: 'picking',
    fulfilment: 'pickup',
    method: 'wallet',
    slot: LATER_TODAY,
    minutesAgo: 33,
    minutesTaken: 26,
    lines: [
      { item: 'Carrot', unit: '500 g', quantity: 2, picked: 990 },
      { item: 'Ganuga groundnut oil', unit: '1 l', quantity: 1, picked: 1 },
      { item: 'Karakara south mixture', unit: '400 g', quantity: 3, prefer: 'refund', picked: 2 },
      { item: 'Manjeera Dairy paneer', unit: '200 g', quantity: 2 },
      { item: 'Muthyam soft toothbrush', unit: '4 pieces', quantity: 1 },
    ],
  },
  {
    stage: 'confirmed',
    fulfilment: 'delivery',
    method: 'wallet',
    slot: '10:00',
    minutesAgo: 55,
    minutesTaken: 2,
    lines: [
      { item: 'Kakatiya Cocoa dark chocolate', unit: '80 g', quantity: 2 },
      { item: 'Green apple', unit: '4 pieces', quantity: 1 },
      { item: 'Tiki Tiki butter popcorn', unit: '60 g', quantity: 2 },
    ],
    gift: { recipient: 'Sushma', message: 'All the best for the exam!', sender: 'Everybody at home' },
  },
  {
    stage: 'confirmed',
    fulfilment: 'delivery',
    method: 'cash',
    slot: '18:30',
    minutesAgo: 20,
    minutesTaken: 3,
    lines: [
      { item: 'Brinjal', unit: '500 g', quantity: 2, wish: 'Small ones for bagara baingan.' },
      {
        item: 'Chilakamma garam masala',
        unit: '100 g',
        quantity: 1,
        prefer: 'item',
        instead: { item: 'Nizam Masala garam masala', unit: '100 g' },
      },
      { item: 'Ammamma idli dosa batter', unit: '1 kg', quantity: 1, prefer: 'refund' },
      { item: 'Golconda Gold moong dal', unit: '1 kg', quantity: 1 },
    ],
    instructions: 'Please ring twice, the bell is weak.',
  },
]

/** The day of the demo store, what was placed first first. */
export const groceryOrders: readonly GroceryOrder[] = PLAN.map((order, index) => {
  const customer = groceryCustomers[index]
  if (!customer) throw new Error('Too few neighbours live in Zaheerabad.')
  return {
    ...order,
    customer,
    ...(order.stage === 'delivered' && order.fulfilment === 'delivery' && carrier
      ? { courier: userId(carrier.phone) }
      : {}),
  }
})
