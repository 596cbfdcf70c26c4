// Checks accounts by a penny-drop, sends payouts and asks about them; and reads the service's list of a day, to compare
// both books. Called only by the database, which has a shared secret.
import { callDatabase } from '../_shared/call-database.ts'
import { claimedRows, refusedCaller } from '../_shared/called-by-database.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { type Day, readDueDays } from '../_shared/due-days.ts'
import { payoutAccount } from '../_shared/payout-account.ts'
import { type PayoutService, razorpayx } from '../_shared/razorpayx.ts'
import { claimIn, workAt } from './work.ts'

/** How many are handled side by side: the service limits requests, not amounts. */
const BATCH = 20

async function work(service: PayoutService): Promise<number> {
  const rows = await claimedRows('claim_payout_work', BATCH)
  const claims = rows.map(claimIn).filter((claim) => claim !== undefined)
  if (claims.length === 0) return 0
  const results = await Promise.all(claims.map((claim) => workAt(service, claim)))
  await callDatabase('settle_payout_work', { results })
  return results.length
}

/** Tells the database all payouts of a day. It is read whole or again. */
async function readDay(service: PayoutService, day: Day): Promise<void> {
  for await (const payouts of service.payoutsWithin(day)) await callDatabase('payout_list', { payouts })
  await callDatabase('payout_day_read', { day: day.day })
}

serveJson(async (_body, request) => {
  const refused = await refusedCaller(request, 'x-worker-secret', Deno.env.get('PAYOUT_WORKER_SECRET'))
  if (refused) return refused
  const account = payoutAccount()
  if (!account) return refusal(503, 'payouts_not_set_up', 'There is no payout service.')
  const service = razorpayx(account)
  const [done, days] = await Promise.all([
    work(service),
    readDueDays('payout-worker', 'claim_payout_days', (day) => readDay(service, day)),
  ])
  return json({ done, days })
})
