import type { IncomingMessage, ServerResponse } from 'node:http'

const MAX_BODY_BYTES = 64 * 1024 * 1024

/** Thrown for a request that no service could read; the message is for its sender. */
export class RequestRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new RequestRefused(413, 'The request is too large')
    chunks.push(chunk)
  }
  return size === 0 ? undefined : Buffer.concat(chunks)
}

/**
 * A Node request as a web Request, its body read.
 *
 * @param origin scheme, host and port of this server, used where the request names no host
 * @throws RequestRefused above 64 MiB, and for an address that is none
 */
export async function toWebRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const path = incoming.url ?? '/'
  const host = incoming.headers.host
  const base = host && URL.canParse(`http://${host}`) ? `http://${host}` : origin
  // "//name/path" is a path here and not another host.
  const address = path.startsWith('/') ? `${new URL(base).origin}${path}` : path
  if (!URL.canParse(address)) throw new RequestRefused(400, 'The address could not be read')
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const body = await readBody(incoming)
  return new Request(address, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body ? { body } : {}),
  })
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
