// Stores a picture that a party of an order wants to send to another: only after its content was looked at, and only for whoever
// may write. Query: order, as (the caller's part), to (the reader's part). Body: the file. Answer: {path}.
import { callerOf } from '../_shared/caller.ts'
import { json, servePost } from '../_shared/cors.ts'
import { PICTURE_TYPES, pictureKind } from './picture-kind.ts'

/** The limit of the bucket order-pictures, in bytes. */
const MOST_BYTES = 524_288

/** A refusal in the form of the database's own, which clients translate. */
function refuse(status: number, details: string, message: string): Response {
  return json({ code: `PT${status}`, details, hint: null, message }, status)
}

/** Reads the body up to the limit; undefined beyond it. */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length <= MOST_BYTES ? bytes : undefined
}

servePost(async (request) => {
  if ((await callerOf(request)) === undefined) return refuse(401, 'sign_in_required', 'Please sign in first.')
  const bytes = await bytesOf(request)
  const kind = bytes && pictureKind(bytes)
  if (!bytes || !kind) return refuse(400, 'picture_invalid', 'This is no picture that can be sent.')
  const { searchParams } = new URL(request.url)
  const api = Deno.env.get('SUPABASE_URL')
  // As the caller: the database decides whether they may write.
  const placed = await fetch(`${api}/rest/v1/rpc/order_picture_path`, {
    method: 'POST',
    headers: {
      apikey: Deno.env.get('SUPABASE_ANON_KEY') ?? '',
      authorization: request.headers.get('authorization') ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      order_id: searchParams.get('order'),
      as_role: searchParams.get('as'),
      to_role: searchParams.get('to'),
      extension: kind,
    }),
  })
  const answer: unknown = await placed.json()
  if (!placed.ok || typeof answer !== 'string') return json(answer, placed.ok ? 500 : placed.status)
  const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? ''
  const stored = await fetch(`${api}/storage/v1/object/order-pictures/${answer}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': PICTURE_TYPES[kind] },
    body: bytes,
  })
  if (!stored.ok) throw new Error(`Storage answered ${stored.status}: ${await stored.text()}`)
  await stored.body?.cancel()
  return json({ path: answer })
})
