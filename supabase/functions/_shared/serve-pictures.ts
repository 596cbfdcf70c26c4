import { apiKeys } from './api-keys.ts'
import { callerOf } from './caller.ts'
import { json, servePost } from './cors.ts'
import { PICTURE_TYPES, type PictureKind, pictureKind } from './picture-kind.ts'

/** The limit of the buckets with pictures that people send, in bytes. */
const MOST_BYTES = 524_288

/** The function of the database that says where a picture may be stored, or refuses. */
export interface PlacedBy {
  readonly name: string
  readonly args: Readonly<Record<string, string | null>>
}

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

/**
 * Serves a function that stores pictures: only after their content was looked at, and only where the database says that
 * the caller may. Body: the file. Answer: {path}.
 *
 * @param bucket a private bucket that nobody else writes to
 * @param placedBy by the query of the request and the kind of the picture
 */
export function servePictures(
  bucket: string,
  placedBy: (query: URLSearchParams, kind: PictureKind) => PlacedBy,
): void {
  servePost(async (request) => {
    if ((await callerOf(request)) === undefined)
      return refuse(401, 'sign_in_required', 'Please sign in first.')
    const bytes = await bytesOf(request)
    const kind = bytes && pictureKind(bytes)
    if (!bytes || !kind) return refuse(400, 'picture_invalid', 'This is no picture that can be sent.')
    const { name, args } = placedBy(new URL(request.url).searchParams, kind)
    const api = Deno.env.get('SUPABASE_URL')
    const keys = apiKeys(Deno.env)
    // As the caller: the database decides whether they may write.
    const placed = await fetch(`${api}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        authorization: request.headers.get('authorization') ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify(args),
    })
    const answer: unknown = await placed.json()
    if (!placed.ok || typeof answer !== 'string') return json(answer, placed.ok ? 500 : placed.status)
    const stored = await fetch(`${api}/storage/v1/object/${bucket}/${answer}`, {
      method: 'POST',
      headers: { ...keys.secretHeaders, 'content-type': PICTURE_TYPES[kind] },
      body: bytes,
    })
    if (!stored.ok) throw new Error(`Storage answered ${stored.status}: ${await stored.text()}`)
    await stored.body?.cancel()
    return json({ path: answer })
  })
}
