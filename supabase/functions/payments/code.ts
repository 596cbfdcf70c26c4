import { callDatabase } from '../_shared/call-database.ts'
import { json } from '../_shared/cors.ts'
import type { Gateway } from '../_shared/razorpay.ts'
import { recordPaymentsByCode } from '../_shared/record-payments.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'

/** How long a QR code is open: the gateway wants at least 15 minutes. */
const OPEN_MS = 20 * 60_000

/**
 * The QR code by which the customer pays whoever brings an order, made at the first call.
 *
 * @param performer whoever brings it, for whom alone there is one
 */
export async function codeOf(gateway: Gateway, performer: string, orderId: string): Promise<Response> {
  const due = await callDatabase('gateway_code_start', { performer, order_id: orderId })
  const state = textAt(due, 'state')
  if (state !== 'open') return json({ state })
  const [id, receipt] = ['id', 'receipt'].map((name) => textAt(due, name))
  const amountPaise = valueAt(due, 'amount_paise')
  if (id === undefined || receipt === undefined || typeof amountPaise !== 'number')
    throw new Error('gateway_code_start answered what could not be read')
  const [content, closeBy] = ['content', 'close_by'].map((name) => textAt(due, 'code', name))
  const answer = { state, amount_paise: amountPaise }
  if (content !== undefined && closeBy !== undefined) return json({ ...answer, content, close_by: closeBy })
  const until = new Date(Date.now() + OPEN_MS)
  const made = await gateway.makeCode({ amountPaise, receipt, closeBy: until })
  const close_by = until.toISOString()
  await callDatabase('gateway_code_made', {
    id,
    provider_code_id: made.id,
    content: made.content,
    close_by,
  })
  return json({ ...answer, content: made.content, close_by })
}

/** Asks the gateway whether the QR code was paid: its event may be late or lost. */
export async function checkCode(gateway: Gateway, performer: string, orderId: string): Promise<Response> {
  const asked = { performer, order_id: orderId }
  const due = await callDatabase('gateway_code_start', asked)
  const codeId = textAt(due, 'code', 'provider_code_id')
  if (codeId === undefined) return json({ state: textAt(due, 'state') })
  await recordPaymentsByCode(gateway, codeId)
  return json({ state: textAt(await callDatabase('gateway_code_start', asked), 'state') })
}
