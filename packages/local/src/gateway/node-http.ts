import type { IncomingMessage, ServerResponse } from 'node:http'
import { METHODS } from './cors.ts'
import { isJsonTooDeep, isQueryTooDeep, MAX_DEPTH } from './nesting.ts'

/** The largest body in bytes, but for files: the largest of the apps' own requests is a hundredth of it. */
export const MAX_BODY_BYTES = 1024 * 1024
/** How long the rest of a refused body is read and thrown away, so that its sender sees why it was refused. */
const DISCARD_MS = 2000

/** Thrown for a request that no service could read; the message is for its sender. */
export class RequestRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function tooLarge(maxBytes: number): RequestRefused {
  return new RequestRefused(413, `The request is too large: at most ${maxBytes} bytes are read`)
}

/**
 * Reads the body of a request; undefined where there is none.
 *
 * @throws RequestRefused above `maxBytes`, before reading where the sender says how long it is
 */
export async function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  // Otherwise leaving the loop would cut the connection before the refusal is sent.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return size === 0 ? undefined : Buffer.concat(chunks)
}

/** To be called before a request is answered whose body was not read to its end. */
export function discardRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete) return
  outgoing.setHeader('connection', 'close')
  incoming.resume()
  setTimeout(() => incoming.destroy(), DISCARD_MS).unref()
}

/**
 * A Node request as a web Request, its body read.
 *
 * @param origin scheme, host and port of this server, used where the request names no host
 * @param fileBytes how long its body may be where it is a file, given method and path; undefined for all others
 * @throws RequestRefused for an address that is none, an unknown method, and a body that is too large or nested too deep
 */
export async function toWebRequest(
  incoming: IncomingMessage,
  origin: string,
  fileBytes: (method: string, pathname: string) => number | undefined,
): Promise<Request> {
  const path = incoming.url ?? '/'
  const host = incoming.headers.host
  const base = host && URL.canParse(`http://${host}`) ? `http://${host}` : origin
  // "//name/path" is a path here and not another host.
  const address = path.startsWith('/') ? `${new URL(base).origin}${path}` : path
  if (!URL.canParse(address)) throw new RequestRefused(400, 'The address could not be read')
  const method = incoming.method ?? 'GET'
  if (!METHODS.includes(method)) throw new RequestRefused(405, 'Method not allowed')
  const url = new URL(address)
  if (isQueryTooDeep(url)) throw new RequestRefused(400, `The address is nested deeper than ${MAX_DEPTH}`)
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const maxFileBytes = fileBytes(method, url.pathname)
  const body = await readBody(incoming, maxFileBytes ?? MAX_BODY_BYTES)
  // Whatever its type says: services read JSON without asking for it.
  if (body && maxFileBytes === undefined && isJsonTooDeep(body))
    throw new RequestRefused(400, `The body is nested deeper than ${MAX_DEPTH}`)
  return new Request(address, { method, headers, ...(body ? { body } : {}) })
}

async function drained(outgoing: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      outgoing.off('drain', go)
      outgoing.off('close', go)
      resolve()
    }
    outgoing.once('drain', go)
    outgoing.once('close', go)
  })
}

/** Writes a web Response to a Node response, streaming its body at the reader's pace. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers) headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  outgoing.writeHead(response.status, headers)
  if (!response.body || outgoing.req.method === 'HEAD') {
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  while (!outgoing.destroyed) {
    const { done, value } = await reader.read()
    if (done) break
    if (!outgoing.write(value)) await drained(outgoing)
  }
  if (outgoing.destroyed) await reader.cancel().catch(() => {})
  else outgoing.end()
}
