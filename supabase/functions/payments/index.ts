// Lets a customer pay a checkout, or another subject of a purpose, at the gateway. Body: {action: 'start', subject_id,
// purpose}, which answers what its script needs; {action: 'confirm', subject_id, purpose, razorpay_order_id,
// razorpay_payment_id, razorpay_signature}, with what the script gave back; or {action: 'check', subject_id, purpose},
// once its window is closed. Both answer {state}. The purpose is 'checkout' where none is given; with 'link' subject_id is
// the token of a link, and needs no account. Whoever brings an order sends {action: 'code' or 'check_code', subject_id}
// for the QR code by which it is paid. Nothing that a browser says is believed beyond its signature: the payment itself is
// read from the gateway.
import { callDatabase, DatabaseRefused } from '../_shared/call-database.ts'
import { callerOf } from '../_shared/caller.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { gatewayAccount, gatewayScript } from '../_shared/gateway-account.ts'
import { type GatewayAccount, GatewayDown, GatewayRefused } from '../_shared/gateway-calls.ts'
import { paceOf } from '../_shared/pace.ts'
import { captured, razorpay } from '../_shared/razorpay.ts'
import { recordPaymentsOf } from '../_shared/record-payments.ts'
import { isSignedOver } from '../_shared/signed-parts.ts'
import { checkCode, codeOf } from './code.ts'
import { type Due, dueOf } from './due.ts'
import { type Payer, payerOf } from './payer.ts'
import { LINK, type PaymentsRequest, requestIn } from './request.ts'

const SIGN_IN = 'Please sign in first.'
/** Calls of one person per minute: more than anybody's taps. */
const isInPace = paceOf(60, 60_000)

type Confirm = Extract<PaymentsRequest, { action: 'confirm' }>
type Open = Extract<Due, { state: 'open' }>

/** The gateway's order of a subject, made at the first call; of two made at once, the first one counts. */
async function orderOf(account: GatewayAccount, due: Open): Promise<unknown> {
  const { id, amountPaise, currency, receipt, providerOrderId } = due
  if (providerOrderId !== undefined) return providerOrderId
  const made = await razorpay(account).makeOrder({ amountPaise, currency, receipt })
  return callDatabase('gateway_order_made', { id, provider_order_id: made })
}

async function start(account: GatewayAccount, { customer, subject, isByLink }: Payer): Promise<Response> {
  const due = await dueOf(customer, subject)
  if (due.state !== 'open') return json({ state: due.state })
  return json({
    state: 'open',
    key_id: account.keyId,
    provider_order_id: await orderOf(account, due),
    amount_paise: due.amountPaise,
    currency: due.currency,
    name: isByLink ? null : (due.name ?? null),
    contact: isByLink ? null : (due.phone ?? null),
    pay_by: due.payBy ?? null,
    script: gatewayScript(),
  })
}

async function confirm(
  account: GatewayAccount,
  { customer, subject }: Payer,
  said: Confirm,
): Promise<Response> {
  const due = await dueOf(customer, subject)
  // While it waits, only its own order counts. Afterwards the payment is told to the order it was made for, whichever that is.
  const orderId = due.state === 'open' ? (due.providerOrderId ?? '') : said.orderId
  const isSigned = await isSignedOver(account.keySecret, [orderId, said.paymentId], said.signature)
  if (!isSigned || said.orderId !== orderId)
    return refusal(400, 'payment_signature_invalid', 'This payment is not of this order.')
  const gateway = razorpay(account)
  const payment = await captured(gateway, await gateway.payment(said.paymentId))
  if (payment.provider_order_id !== orderId)
    return refusal(400, 'payment_signature_invalid', 'This payment is not of this order.')
  await callDatabase('gateway_record', { payment })
  const { state } = await dueOf(customer, subject)
  return json({ state })
}

/** Asks the gateway what became of the tries: a bank may still be at work when the window is closed. */
async function check(account: GatewayAccount, { customer, subject }: Payer): Promise<Response> {
  const due = await dueOf(customer, subject)
  if (due.state !== 'open' || due.providerOrderId === undefined) return json({ state: due.state })
  await recordPaymentsOf(razorpay(account), due.providerOrderId)
  const { state } = await dueOf(customer, subject)
  return json({ state })
}

serveJson(async (body, request) => {
  const caller = await callerOf(request)
  const said = requestIn(body)
  if (caller === undefined && said?.subject.purpose !== LINK) return refusal(401, 'sign_in_required', SIGN_IN)
  if (said === undefined)
    return refusal(
      400,
      'body_invalid',
      'Send {action: start or check, subject_id, purpose} or a confirmation.',
    )
  if (!isInPace(caller ?? said.subject.id))
    return refusal(429, 'too_many_attempts', 'Too many attempts. Please wait a moment.')
  const account = gatewayAccount()
  if (!account) return refusal(503, 'gateway_unavailable', 'Payments are not set up.')
  try {
    const payer = await payerOf(caller, said.subject)
    if (payer === undefined) return refusal(401, 'sign_in_required', SIGN_IN)
    const { customer, subject } = payer
    if (said.action === 'code') return await codeOf(razorpay(account), customer, subject.id)
    if (said.action === 'check_code') return await checkCode(razorpay(account), customer, subject.id)
    if (said.action === 'start') return await start(account, payer)
    if (said.action === 'check') return await check(account, payer)
    return await confirm(account, payer, said)
  } catch (error) {
    if (error instanceof DatabaseRefused) return refusal(error.status, error.code, error.message)
    if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
    console.error(`payments: ${error.message}`)
    return refusal(503, 'gateway_unavailable', 'The payment service does not answer. Please try again.')
  }
})
