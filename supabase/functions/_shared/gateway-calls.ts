import { textAt, valueAt } from './upstream.ts'

/** How long the gateway may take to answer. */
const PATIENCE_MS = 10_000

/** An account with Razorpay, or with the simulator, which speaks the same. */
export interface GatewayAccount {
  /** Such as https://api.razorpay.com/v1, without a slash at its end. */
  readonly url: string
  readonly keyId: string
  readonly keySecret: string
}

/** The gateway did not answer in time, is busy, or answered what makes no sense: what it did is not known. */
export class GatewayDown extends Error {}

/** The gateway has understood and refuses. */
export class GatewayRefused extends Error {
  readonly status: number
  readonly code: string
  readonly description: string

  constructor(status: number, code: string, description: string) {
    super(`the gateway answered ${status} ${code}: ${description}`)
    this.status = status
    this.code = code
    this.description = description
  }
}

/** Whether an answer says that the gateway has not decided: still at work on the same request, too busy, or broken. */
function isUndecided(status: number): boolean {
  return status === 409 || status === 429 || status >= 500
}

/** What was answered, read; throws GatewayDown for what makes no sense. */
export function read<Entity>(json: unknown, entityIn: (json: unknown) => Entity | undefined): Entity {
  const entity = entityIn(json)
  if (entity === undefined) throw new GatewayDown('the gateway answered what could not be read')
  return entity
}

/** A list that was answered, each of it read; throws GatewayDown for what makes no sense. */
export function listed<Entity>(
  json: unknown,
  entityIn: (json: unknown) => Entity | undefined,
): readonly Entity[] {
  const items = valueAt(json, 'items')
  if (!Array.isArray(items)) throw new GatewayDown('the gateway answered no list')
  return items.map((item) => read(item, entityIn))
}

/** A call of the service: what it answered. Throws GatewayDown or GatewayRefused. */
export type GatewayCall = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  more?: Readonly<Record<string, string>>,
) => Promise<unknown>

/** Calls of an account, for payments and for payouts alike. */
export function gatewayCalls(account: GatewayAccount, send: typeof fetch = fetch): GatewayCall {
  const authorization = `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`
  return async (method, path, body, more = {}) => {
    let response: Response
    let json: unknown
    try {
      response = await send(`${account.url}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      json = await response.json()
    } catch (error) {
      throw new GatewayDown(`the gateway did not answer: ${error instanceof Error ? error.message : error}`)
    }
    if (response.ok) return json
    if (isUndecided(response.status)) throw new GatewayDown(`the gateway answered ${response.status}`)
    throw new GatewayRefused(
      response.status,
      textAt(json, 'error', 'code') ?? 'UNKNOWN',
      textAt(json, 'error', 'description') ?? 'no reason',
    )
  }
}

/** From when to when, in whole seconds since 1970. */
export interface Period {
  readonly from: number
  readonly to: number
}

/**
 * Pages of a list, each of it read.
 *
 * @param path with a query, to which the page is added
 * @param size how many rows the service puts on a page at most
 */
export async function* pages<Entity>(
  call: GatewayCall,
  path: string,
  size: number,
  entityIn: (json: unknown) => Entity | undefined,
): AsyncGenerator<readonly Entity[]> {
  for (let skip = 0; ; skip += size) {
    const page = listed(await call('GET', `${path}&count=${size}&skip=${skip}`), entityIn)
    if (page.length > 0) yield page
    if (page.length < size) return
  }
}
