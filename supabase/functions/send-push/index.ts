// Sends the push messages queued in the database. Called only by the database, which has a shared secret.
import { callDatabase } from '../_shared/call-database.ts'
import { claimedRows, refusedCaller } from '../_shared/called-by-database.ts'
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { type ClaimedPush, deliver } from './deliver.ts'

/** How many are sent side by side. */
const BATCH = 50
/** How many rounds one call makes at the most; the next call comes within seconds. */
const MOST_ROUNDS = 10

function isClaimed(row: unknown): row is ClaimedPush {
  return typeof row === 'object' && row !== null && 'id' in row && 'endpoint' in row && 'payload' in row
}

serveJson(async (_body, request) => {
  const refused = await refusedCaller(request, 'x-push-secret', Deno.env.get('PUSH_SECRET'))
  if (refused) return refused
  const publicKey = Deno.env.get('VAPID_PUBLIC_KEY')
  const privateKey = Deno.env.get('VAPID_PRIVATE_KEY')
  if (!publicKey || !privateKey) return refusal(503, 'push_not_set_up', 'There is no key to sign with.')
  const subject = Deno.env.get('VAPID_SUBJECT') ?? 'mailto:support@angadi.in'
  let handled = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pushes = (await claimedRows('claim_pushes', BATCH)).filter(isClaimed)
    if (pushes.length === 0) break
    const results = await Promise.all(
      pushes.map(async (push) => ({
        id: push.id,
        outcome: await deliver(push, { publicKey, privateKey, subject }),
      })),
    )
    await callDatabase('settle_pushes', { results })
    handled += results.length
  }
  return json({ handled })
})
