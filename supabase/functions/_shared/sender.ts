import { paceOf } from './pace.ts'

/** The client address of a request, as the gateway passes it; empty where it passes none. */
export function senderOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
}

/** Requests per minute to external services for one address: more than a walk through town needs. */
const MOST_OF_ONE = 60

/**
 * Keeps what is open to guests from becoming a way to flood the services outside, which would shut us all out.
 *
 * @param mostOfAll per minute, for all addresses together
 */
export function outsidePace(mostOfAll: number): (request: Request) => boolean {
  const ofOne = paceOf(MOST_OF_ONE, 60_000)
  const ofAll = paceOf(mostOfAll, 60_000)
  return (request) => ofOne(senderOf(request)) && ofAll('')
}
