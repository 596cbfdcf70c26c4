import type { IncomingMessage } from 'node:http'

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/**
 * The client address of a request. A proxy on this machine is trusted to name its client; what other senders claim
 * is not believed.
 */
export function senderAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? ''
  const told = headers['x-forwarded-for']
  const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim()
  return isLoopback(peer) && last ? last : peer
}

/** The request as passed to a service behind the gateway: from this address, whatever the sender claimed. */
export function fromAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', address)
  return new Request(request, { headers })
}
