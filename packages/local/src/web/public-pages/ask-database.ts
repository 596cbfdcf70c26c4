import { PAGE_LIFE_MS, PATIENCE_MS } from './limits.ts'

/** An answer of the database: its value, or the HTTP status with which it refused. */
export type Answer = { readonly value: unknown } | { readonly refused: number }

/** How the API is reached as a guest. */
export interface GuestFetch {
  /** Origin of the Supabase API. */
  readonly apiUrl: string
  readonly publishableKey: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** How many answers are remembered at most; beyond, the oldest goes. */
const MOST_REMEMBERED = 500

/**
 * Calls functions of the database as a guest does, and remembers each answer for a minute, or until what it tells of has
 * changed: however many people come from a search engine, the database computes a page once.
 */
export class GuestDatabase {
  private readonly caller: GuestFetch
  private readonly now: () => number
  private readonly remembered = new Map<
    string,
    { readonly until: number; readonly answer: Promise<Answer> }
  >()

  constructor(caller: GuestFetch, now: () => number = Date.now) {
    this.caller = caller
    this.now = now
  }

  /**
   * The version of what is public of a vendor (slug or id), or of all vendors: what was remembered under another one is
   * out of date. Empty where it cannot be learnt: then a change is seen after a minute.
   */
  async version(vendor?: string): Promise<string> {
    const answer = await this.ask('page_version', vendor === undefined ? {} : { vendor }).catch(
      () => undefined,
    )
    return answer && 'value' in answer && typeof answer.value === 'string' ? answer.value : ''
  }

  /**
   * @param version what `version` answered for whom the page is about; none for what no vendor changes
   * @throws where the database cannot be reached, takes too long or fails
   */
  call(name: string, args: Readonly<Record<string, unknown>>, version = ''): Promise<Answer> {
    const key = `${version} ${name} ${JSON.stringify(args)}`
    const known = this.remembered.get(key)
    if (known && known.until > this.now()) return known.answer
    const answer = this.ask(name, args)
    this.remembered.delete(key)
    this.remembered.set(key, { until: this.now() + PAGE_LIFE_MS, answer })
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= MOST_REMEMBERED) break
      this.remembered.delete(oldest)
    }
    // A failure is not remembered: the next visitor's request tries again.
    answer.catch(() => this.remembered.delete(key))
    return answer
  }

  private async ask(name: string, args: Readonly<Record<string, unknown>>): Promise<Answer> {
    const { apiUrl, publishableKey, fetch } = this.caller
    const request = new Request(`${apiUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const response = await fetch(request)
    if (response.ok) return { value: await response.json() }
    if (response.status >= 400 && response.status < 500) return { refused: response.status }
    throw new Error(`${name} answered ${response.status}`)
  }
}
