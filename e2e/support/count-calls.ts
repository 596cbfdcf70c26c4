import { expect, type Page, type Request } from '@playwright/test'

/** What is asked for whatever happens to orders: settings are refetched at a random moment after joining. */
const UNRELATED = ['app_settings', 'user_roles', 'report_position', 'append_app_logs']

/**
 * A page that has asked for nothing for so long has all that it begins with and was told of, in milliseconds: more than a
 * screen gathers events before it asks, which is one second.
 */
const QUIET_MS = 1500

/** Counts what a page asks the database for. */
export interface CallCounter {
  /** Waits until the page has been quiet for a moment, and forgets what was counted. */
  readonly restart: () => Promise<void>
  /** How often each function or table was asked for since then. */
  readonly calls: () => Readonly<Record<string, number>>
}

function nameOf(request: Request): string | undefined {
  const name = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url())?.[1]
  return name === undefined || request.method() === 'OPTIONS' || UNRELATED.includes(name) ? undefined : name
}

/**
 * Counts from now on.
 *
 * @param isCounted whether a request is counted
 */
export function countCalls(page: Page, isCounted: (request: Request) => boolean = () => true): CallCounter {
  const underWay = new Set<Request>()
  const counts: Record<string, number> = {}
  let askedAt = Date.now()
  page.on('request', (request) => {
    const name = nameOf(request)
    if (name === undefined || !isCounted(request)) return
    counts[name] = (counts[name] ?? 0) + 1
    underWay.add(request)
    askedAt = Date.now()
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return {
    restart: async () => {
      await expect.poll(() => underWay.size === 0 && Date.now() - askedAt > QUIET_MS).toBe(true)
      for (const name of Object.keys(counts)) delete counts[name]
    },
    calls: () => ({ ...counts }),
  }
}
