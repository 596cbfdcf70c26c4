import { z } from 'zod'
import {
  answered,
  bodyOf,
  collection,
  notes,
  notFound,
  type Page,
  pageOf,
  paise,
  read,
} from '../service-simulator/answers.ts'
import type { Book } from './book.ts'
import { codeEntity, orderEntity, paymentEntity, refundEntity } from './entities.ts'
import { settlementLines, settlements } from './settlements.ts'

const newOrder = z.object({
  amount: paise,
  currency: z.string().regex(/^[A-Z]{3}$/),
  receipt: z.string().max(40).nullish(),
  notes,
  payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
})
const newCapture = z.object({ amount: paise, currency: z.string() })
const newRefund = z.object({
  amount: paise.optional(),
  speed: z.enum(['normal', 'optimum']).optional(),
  receipt: z.string().max(40).nullish(),
  notes,
})
const newCode = z.object({
  type: z.literal('upi_qr'),
  usage: z.literal('single_use'),
  fixed_amount: z.literal(true),
  payment_amount: paise,
  close_by: z.number().int(),
  notes,
})
const newKey = z.string().regex(/^[\w-]{10,64}$/)

const whole = (most: number) => z.coerce.number().int().min(0).max(most)
const reconQuery = z.object({
  year: whole(2200),
  month: whole(12),
  day: whole(31),
  count: whole(1000).default(10),
  skip: whole(1_000_000).default(0),
})

async function listed(book: Book, kind: string, page: Page): Promise<object> {
  if (kind === 'orders') return collection((await book.orders(page)).map(orderEntity))
  if (kind === 'payments') return collection((await book.payments(page)).map(paymentEntity))
  if (kind === 'refunds') return collection((await book.refunds(page)).map(refundEntity))
  if (kind === 'settlements') return collection(await settlements(book, page))
  throw notFound()
}

const CODES = 'payments/qr_codes/'

async function reconciled(book: Book, query: URLSearchParams): Promise<object> {
  const { year, month, day, ...page } = read(reconQuery, Object.fromEntries(query))
  return collection(await settlementLines(book, `${year}-${month}-${day}`, page))
}

async function made(book: Book, request: Request, path: string): Promise<object> {
  const [kind = '', id = '', act = ''] = path.split('/')
  if (path === 'orders') {
    const { payment, receipt = null, ...order } = read(newOrder, await bodyOf(request))
    const captures = payment?.capture === 'automatic'
    return orderEntity(await book.makeOrder({ ...order, receipt, captures }))
  }
  if (path === 'payments/qr_codes') {
    const { payment_amount: amount, close_by: closeBy, notes: given } = read(newCode, await bodyOf(request))
    return codeEntity(await book.makeCode({ amount, closeBy, notes: given }))
  }
  if (path.startsWith(CODES)) {
    const [codeId = '', codeAct] = path.slice(CODES.length).split('/')
    if (codeAct === 'close') return codeEntity(await book.closeCode(codeId))
  }
  if (kind === 'payments' && act === 'capture') {
    const { amount, currency } = read(newCapture, await bodyOf(request))
    return paymentEntity(await book.capture(id, amount, currency))
  }
  if (kind === 'payments' && act === 'refund') {
    const { amount, receipt = null, notes: given } = read(newRefund, await bodyOf(request))
    const key = read(newKey.nullable(), request.headers.get('x-refund-idempotency'))
    return refundEntity(await book.makeRefund(id, { amount, receipt, notes: given, key }))
  }
  throw notFound()
}

async function found(book: Book, query: URLSearchParams, path: string): Promise<object> {
  const [kind = '', id = '', part = ''] = path.split('/')
  if (path.startsWith(CODES)) {
    const [codeId = '', codePart] = path.slice(CODES.length).split('/')
    return codePart === 'payments'
      ? collection((await book.paymentsByCode(codeId)).map(paymentEntity))
      : codeEntity(await book.code(codeId))
  }
  if (path === 'settlements/recon/combined') return reconciled(book, query)
  if (id === '') return listed(book, kind, pageOf(query))
  const named = part === '' ? kind : `${kind}/${part}`
  switch (named) {
    case 'orders':
      return orderEntity(await book.order(id))
    case 'orders/payments':
      return collection((await book.paymentsOf(id)).map(paymentEntity))
    case 'payments':
      return paymentEntity(await book.payment(id))
    case 'payments/refunds':
      return collection((await book.refundsOf(id)).map(refundEntity))
    case 'refunds':
      return refundEntity(await book.refund(id))
    default:
      throw notFound()
  }
}

/**
 * Answers a request to the API, in Razorpay's wire format.
 *
 * @param path below /v1/
 * @param account `key id:key secret`, which the request must show
 */
export function answerApi(book: Book, account: string, request: Request, path: string): Promise<Response> {
  return answered(account, request, {
    made: (given) => made(book, given, path),
    found: (query) => found(book, query, path),
  })
}
