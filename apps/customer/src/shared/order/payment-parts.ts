import type { Tracking } from '@angadi/data/orders/tracking.ts'

type Paid = Pick<Tracking['order'], 'payment_method' | 'payments' | 'total_paise'>

/** The parts in which an order is paid: one of the whole where it names none, as answers of an earlier build do. */
export function partsOf({ payment_method: method, payments, total_paise: total }: Paid) {
  return payments && payments.length > 0
    ? payments
    : [{ method, amount_paise: total, refunded_paise: 0, is_paid: method !== 'cash' }]
}

/** What whoever hands an order over collects in cash, in paise. */
export function cashOf(order: Paid): number {
  return partsOf(order)
    .filter(({ method }) => method === 'cash')
    .reduce((sum, { amount_paise, refunded_paise }) => sum + amount_paise - refunded_paise, 0)
}

/** What of an order that was paid in points has come back as points, in paise. */
export function returnedPoints(order: Paid): number {
  return partsOf(order)
    .filter(({ method, is_paid }) => method === 'points' && is_paid)
    .reduce((sum, { refunded_paise }) => sum + refunded_paise, 0)
}
