import { RequestRefused } from './node-http.ts'

/**
 * An upload as the storage service reads it. supabase-js sends a browser's file as a form; the service understands the
 * form only in part, but takes the bare file in every case. Everything else passes unchanged.
 *
 * @throws RequestRefused for what calls itself a form and is none
 */
export async function withBareFile(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request.formData().catch(() => {
    throw new RequestRefused(400, 'The form could not be read')
  })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (file === undefined) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const cacheSeconds = form.get('cacheControl')
  if (typeof cacheSeconds === 'string') headers.set('cache-control', `max-age=${cacheSeconds}`)
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}
