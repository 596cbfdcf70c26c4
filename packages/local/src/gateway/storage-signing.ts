import { z } from 'zod'
import type { LibraryHandler } from './rest-auth-storage.ts'

const PREFIX = '/storage/v1'
const signedSchema = z.looseObject({ signedUrl: z.string() })
const refusalSchema = z.object({ message: z.string() })
const batchSchema = z.object({ expiresIn: z.number(), paths: z.array(z.string()).max(1000) })

function relative(address: string): string {
  return address.startsWith(PREFIX) ? address.slice(PREFIX.length) : address
}

async function renamed(response: Response, field: 'signedURL' | 'url'): Promise<Response> {
  const body: unknown = await response.json()
  const { signedUrl, ...rest } = signedSchema.parse(body)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json({ ...rest, [field]: relative(signedUrl) }, { status: response.status, headers })
}

async function signedEach(request: Request, library: LibraryHandler): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = batchSchema.safeParse(body)
  if (!parsed.success)
    return Response.json(
      { statusCode: '400', error: 'InvalidRequest', message: 'Invalid body' },
      { status: 400 },
    )
  const { expiresIn, paths } = parsed.data
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const answers: object[] = []
  for (const path of paths) {
    const address = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`
    const one = new Request(address, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) })
    const response = await library(one)
    const answer: unknown = await response.json()
    const signed = signedSchema.safeParse(answer)
    const refusal = refusalSchema.safeParse(answer)
    answers.push(
      signed.success
        ? { path, error: null, signedURL: relative(signed.data.signedUrl) }
        : { path, error: refusal.success ? refusal.data.message : 'Not found', signedURL: null },
    )
  }
  return Response.json(answers)
}

/**
 * Signed URLs in the format of supabase-js: `signedURL` (or `url` for uploads), relative to the Storage
 * service, one or many at a time. The library calls the field `signedUrl`, adds the service's path, and takes a request
 * for many as one for an object without a name.
 *
 * @returns undefined for every other request
 */
export async function signStorage(request: Request, library: LibraryHandler): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined
  const [, upload, path] =
    /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+(\/.+)?$/.exec(new URL(request.url).pathname) ?? []
  if (upload === undefined && path === undefined)
    return /^\/storage\/v1\/object\/sign\/[^/]+\/?$/.test(new URL(request.url).pathname)
      ? signedEach(request, library)
      : undefined
  const response = await library(request)
  return response.ok ? renamed(response, upload === undefined ? 'signedURL' : 'url') : response
}
