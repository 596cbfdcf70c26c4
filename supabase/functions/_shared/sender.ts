import { paceOf } from './pace.ts'

/** The address for which a request asks, as the gateway in front tells it; empty where it tells none. */
export function senderOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
}

/** How often the services outside are asked for one address per minute: more than a walk through town needs. */
const MOST_OF_ONE = 60

/**
 * Keeps what is open to guests from becoming a way to flood the services outside, which would shut us all out.
 *
 * @param mostOfAll per minute, for everybody together
 */
export function outsidePace(mostOfAll: number): (request: Request) => boolean {
  const ofOne = paceOf(MOST_OF_ONE, 60_000)
  const ofAll = paceOf(mostOfAll, 60_000)
  return (request) => ofOne(senderOf(request)) && ofAll('')
}
