import { apiKeys } from './api-keys.ts'
import { callAsCaller } from './call-as-caller.ts'
import { callerOf } from './caller.ts'
import { json, servePost } from './cors.ts'
import { asStored, FILE_TYPES, type FileKind, type PictureKind, pictureKind } from './picture-kind.ts'

/** The limit of the buckets with pictures that people send, in bytes. */
const MOST_BYTES = 524_288

/** What a bucket takes. */
interface Taken<Kind extends FileKind> {
  readonly mostBytes: number
  /** What a file is by its content; undefined for what is not taken. */
  readonly kindOf: (bytes: Uint8Array) => Kind | undefined
}

const PICTURES: Taken<PictureKind> = { mostBytes: MOST_BYTES, kindOf: pictureKind }

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
async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length <= most ? bytes : undefined
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
  serveFiles(bucket, PICTURES, placedBy)
}

/** As `servePictures`, for files of other kinds too. */
export function serveFiles<Kind extends FileKind>(
  bucket: string,
  { mostBytes, kindOf }: Taken<Kind>,
  placedBy: (query: URLSearchParams, kind: Kind) => PlacedBy,
): void {
  servePost(async (request) => {
    if ((await callerOf(request)) === undefined)
      return refuse(401, 'sign_in_required', 'Please sign in first.')
    const bytes = await bytesOf(request, mostBytes)
    const kind = bytes && kindOf(bytes)
    if (!bytes || !kind) return refuse(400, 'picture_invalid', 'This is no picture that can be sent.')
    const { name, args } = placedBy(new URL(request.url).searchParams, kind)
    const api = Deno.env.get('SUPABASE_URL')
    const keys = apiKeys(Deno.env)
    // As the caller: the database decides whether they may write.
    const placed = await callAsCaller(request, name, args)
    const answer = placed.body
    if (!placed.ok || typeof answer !== 'string') return json(answer, placed.ok ? 500 : placed.status)
    const stored = await fetch(`${api}/storage/v1/object/${bucket}/${answer}`, {
      method: 'POST',
      headers: { ...keys.secretHeaders, 'content-type': FILE_TYPES[kind] },
      body: asStored(bytes, kind),
    })
    if (!stored.ok) throw new Error(`Storage answered ${stored.status}: ${await stored.text()}`)
    await stored.body?.cancel()
    return json({ path: answer })
  })
}
