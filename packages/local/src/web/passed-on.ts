import type { IncomingMessage, ServerResponse } from 'node:http'
import { baseHeaders } from './security-headers.ts'

/** Paths of the apps' own origin that an edge function answers (Spec §7 POST /api/security/violations). */
export const passedOn: Readonly<Record<string, string>> = {
  '/api/security/violations': 'security-violations',
}

/** The largest body that is passed on, in bytes; what the functions take is less. */
export const MAX_PASSED_ON_BYTES = 65_536

/** Calls an edge function under its address /functions/v1/<name>. */
export type CallFunction = (request: Request, url: URL) => Promise<Response>

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > MAX_PASSED_ON_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Passes a request on the apps' own origin to an edge function. The function gets the visitor's address from us:
 * the visitor's own headers about it are not trusted.
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  call: CallFunction,
): Promise<void> {
  const method = request.method ?? 'GET'
  const body = await bodyOf(request)
  if (body === undefined) {
    response.writeHead(413, { ...baseHeaders, 'cache-control': 'no-store', connection: 'close' })
    response.end()
    return
  }
  const url = new URL(`http://functions/functions/v1/${name}`)
  const headers = new Headers({ 'x-forwarded-for': request.socket.remoteAddress ?? '' })
  const type = request.headers['content-type']
  if (type !== undefined) headers.set('content-type', type)
  const isEmpty = method === 'GET' || method === 'HEAD' || body.length === 0
  const answer = await call(new Request(url, { method, headers, ...(isEmpty ? {} : { body }) }), url)
  const text = Buffer.from(await answer.arrayBuffer())
  const answered = answer.headers.get('content-type')
  response.writeHead(answer.status, {
    ...baseHeaders,
    'cache-control': 'no-store',
    ...(answered === null ? {} : { 'content-type': answered }),
  })
  response.end(method === 'HEAD' ? undefined : text)
}
