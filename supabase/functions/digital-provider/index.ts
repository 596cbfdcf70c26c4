// Pays recharges and bills, and fetches bills, as the database hands them out. Called only by the database, which has
// a shared secret.
import { callDatabase } from '../_shared/call-database.ts'
import { claimedRows, refusedCaller } from '../_shared/called-by-database.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import type { BillRequest, PaymentRequest, ProviderAdapter } from './adapter.ts'
import { fetchAll, payAll } from './serve-claims.ts'
import { simulator } from './simulator.ts'

/** How many are handled side by side. */
const BATCH = 50
/** How long a provider may take; the claim of the database lasts longer. */
const PATIENCE_MS = 10_000
/** Adapters by the value of DIGITAL_PROVIDER. */
const ADAPTERS: ReadonlyMap<string, ProviderAdapter> = new Map([['simulator', simulator]])

function isPayment(row: unknown): row is PaymentRequest {
  return typeof row === 'object' && row !== null && 'attempt_id' in row && 'target' in row && 'action' in row
}

function isBill(row: unknown): row is BillRequest {
  return typeof row === 'object' && row !== null && 'id' in row && 'biller_code' in row && 'parameters' in row
}

async function handlePayments(provider: ProviderAdapter, patienceMs: number): Promise<number> {
  const claims = (await claimedRows('claim_fulfilments', BATCH)).filter(isPayment)
  if (claims.length === 0) return 0
  await callDatabase('settle_fulfilments', { results: await payAll(provider, claims, patienceMs) })
  return claims.length
}

async function handleBills(provider: ProviderAdapter, patienceMs: number): Promise<number> {
  const claims = (await claimedRows('claim_bill_fetches', BATCH)).filter(isBill)
  if (claims.length === 0) return 0
  await callDatabase('settle_bill_fetches', { results: await fetchAll(provider, claims, patienceMs) })
  return claims.length
}

serveJson(async (_body, request) => {
  const refused = await refusedCaller(request, 'x-provider-secret', Deno.env.get('DIGITAL_PROVIDER_SECRET'))
  if (refused) return refused
  const provider = ADAPTERS.get(Deno.env.get('DIGITAL_PROVIDER') ?? '')
  if (!provider) return refusal(503, 'provider_not_set_up', 'There is no provider of this name.')
  const patienceMs = Number(Deno.env.get('DIGITAL_PATIENCE_MS') ?? PATIENCE_MS)
  const [payments, bills] = await Promise.all([
    handlePayments(provider, patienceMs),
    handleBills(provider, patienceMs),
  ])
  return json({ payments, bills })
})
