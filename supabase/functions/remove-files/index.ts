// Removes stored files that nothing names any more: papers whose time to be kept is over, what was never handed in, what
// closed accounts have left. Called only by the database, which has a shared secret.
import { apiKeys } from '../_shared/api-keys.ts'
import { claimedRows, refusedCaller } from '../_shared/called-by-database.ts'
import { json, serveJson } from '../_shared/cors.ts'
import { textAt } from '../_shared/upstream.ts'

/** How many are removed by one request. */
const BATCH = 100
/** How many rounds one call makes at the most; the next call comes the next night. */
const MOST_ROUNDS = 20

/** The paths of each bucket among the rows `{bucket, path}`. */
function byBucket(rows: readonly unknown[]): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const row of rows) {
    const bucket = textAt(row, 'bucket')
    const path = textAt(row, 'path')
    if (bucket !== undefined && path !== undefined) paths.set(bucket, [...(paths.get(bucket) ?? []), path])
  }
  return paths
}

async function remove(bucket: string, prefixes: readonly string[]): Promise<void> {
  const answer = await fetch(`${Deno.env.get('SUPABASE_URL')}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: { ...apiKeys(Deno.env).secretHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes }),
  })
  if (!answer.ok) throw new Error(`Storage answered ${answer.status}: ${await answer.text()}`)
  await answer.body?.cancel()
}

serveJson(async (_body, request) => {
  const refused = await refusedCaller(request, 'x-worker-secret', Deno.env.get('FILE_REMOVER_SECRET'))
  if (refused) return refused
  let removed = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const rows = await claimedRows('files_to_remove', BATCH)
    if (rows.length === 0) break
    for (const [bucket, paths] of byBucket(rows)) await remove(bucket, paths)
    removed += rows.length
  }
  return json({ removed })
})
