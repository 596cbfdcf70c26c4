import type { IncomingMessage, ServerResponse } from 'node:http'
import { METHODS } from '../gateway/cors.ts'
import { isJsonTooDeep } from '../gateway/nesting.ts'
import { discardRest, RequestRefused, readBody } from '../gateway/node-http.ts'
import { MAX_PASSED_ON_BYTES } from './passed-on-paths.ts'
import { baseHeaders } from './security-headers.ts'

/** Calls an edge function under its address /functions/v1/<name>. */
export type CallFunction = (request: Request, url: URL) => Promise<Response>

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  discardRest(request, response)
  response.writeHead(status, { ...baseHeaders, 'cache-control': 'no-store' })
  response.end()
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
  if (!METHODS.includes(method)) return refuse(request, response, 405)
  let body: Buffer<ArrayBuffer> | undefined
  try {
    body = await readBody(request, MAX_PASSED_ON_BYTES)
  } catch (error) {
    if (error instanceof RequestRefused) return refuse(request, response, error.status)
    throw error
  }
  if (body && isJsonTooDeep(body)) return refuse(request, response, 400)
  const url = new URL(`http://functions/functions/v1/${name}`)
  const headers = new Headers({ 'x-forwarded-for': request.socket.remoteAddress ?? '' })
  const type = request.headers['content-type']
  if (type !== undefined) headers.set('content-type', type)
  const answer = await call(new Request(url, { method, headers, ...(body ? { body } : {}) }), url)
  const text = Buffer.from(await answer.arrayBuffer())
  const answered = answer.headers.get('content-type')
  response.writeHead(answer.status, {
    ...baseHeaders,
    'cache-control': 'no-store',
    ...(answered === null ? {} : { 'content-type': answered }),
  })
  response.end(method === 'HEAD' ? undefined : text)
}
