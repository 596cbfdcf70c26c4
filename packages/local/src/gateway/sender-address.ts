import type { IncomingMessage } from 'node:http'

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/**
 * Where a request came from. A proxy on this machine tells for whom it asks; what anybody else tells about themselves
 * is not believed.
 */
export function senderAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? ''
  const told = headers['x-forwarded-for']
  const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim()
  return isLoopback(peer) && last ? last : peer
}

/** The request as a service behind the gateway hears it: from this address, whatever the sender told of it. */
export function fromAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', address)
  return new Request(request, { headers })
}
