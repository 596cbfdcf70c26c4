// Asks the gateway for what goes back, and for payments of which nobody has told: a page that was closed, a webhook that
// was lost; closes QR codes that are not needed any more; and reads its list of a day, to compare both books. Called only
// by the database, which has a shared secret.
import { callDatabase } from '../_shared/call-database.ts'
import { claimedRows, refusedCaller } from '../_shared/called-by-database.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { readDueDays } from '../_shared/due-days.ts'
import { gatewayAccount } from '../_shared/gateway-account.ts'
import { GatewayDown, GatewayRefused } from '../_shared/gateway-calls.ts'
import { type Gateway, razorpay } from '../_shared/razorpay.ts'
import { recordPaymentsByCode, recordPaymentsOf } from '../_shared/record-payments.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'
import { readDay } from './days.ts'
import { refundAt, refundClaimIn } from './refunds.ts'

/** How many are handled side by side: the gateway limits requests, not amounts. */
const BATCH = 20

async function refund(gateway: Gateway): Promise<number> {
  const rows = await claimedRows('claim_gateway_refunds', BATCH)
  const claims = rows.map(refundClaimIn).filter((claim) => claim !== undefined)
  if (claims.length === 0) return 0
  const results = await Promise.all(claims.map((claim) => refundAt(gateway, claim)))
  await callDatabase('settle_gateway_refunds', { results })
  return claims.length
}

/** Does what is asked of the gateway; what it does not answer, or refuses, is asked again later. */
async function attempt(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
    console.error(`payment-worker: ${id}: ${error.message}`)
  }
}

function codesIn(row: unknown): readonly string[] {
  const codes = valueAt(row, 'provider_code_ids')
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}

async function check(gateway: Gateway): Promise<number> {
  const rows = await claimedRows('claim_gateway_checks', BATCH)
  const orders = rows.map((row) => textAt(row, 'provider_order_id')).filter((id) => id !== undefined)
  const codes = rows.flatMap(codesIn)
  await Promise.all([
    ...orders.map((id) => attempt(id, () => recordPaymentsOf(gateway, id))),
    ...codes.map((id) => attempt(id, () => recordPaymentsByCode(gateway, id))),
  ])
  return orders.length + codes.length
}

/** Closes QR codes by which nothing is to be paid any more. One that has taken its payment is closed already. */
async function close(gateway: Gateway): Promise<number> {
  const rows = await claimedRows('claim_gateway_codes', BATCH)
  const codes = rows.map((row) => textAt(row, 'provider_code_id')).filter((id) => id !== undefined)
  await Promise.all(
    codes.map((id) =>
      attempt(id, async () => {
        try {
          await gateway.closeCode(id)
        } catch (error) {
          if (!(error instanceof GatewayRefused)) throw error
        }
        await callDatabase('gateway_code_closed', { provider_code_id: id })
      }),
    ),
  )
  return codes.length
}

serveJson(async (_body, request) => {
  const refused = await refusedCaller(request, 'x-worker-secret', Deno.env.get('PAYMENT_WORKER_SECRET'))
  if (refused) return refused
  const account = gatewayAccount()
  if (!account) return refusal(503, 'gateway_not_set_up', 'There is no payment service.')
  const gateway = razorpay(account)
  const [refunds, checks, closed, days] = await Promise.all([
    refund(gateway),
    check(gateway),
    close(gateway),
    readDueDays('payment-worker', 'claim_gateway_days', (day) => readDay(gateway, day)),
  ])
  return json({ refunds, checks, closed, days })
})
