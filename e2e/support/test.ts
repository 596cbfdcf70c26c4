import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { installedChromium } from '../../scripts/browser.ts'
import { type Account, createAccount, type NewAccount } from './accounts.ts'
import { nextCell, type Position } from './cells.ts'
import { createCourier } from './courier.ts'
import { type Customer, createCustomer } from './customer.ts'
import { type PersonName, personOf } from './personas.ts'
import { type SignedIn, sessionOf, storageWith } from './session.ts'
import { createShop, type Shop } from './shop.ts'
import { startTestStack, type TestStack } from './stack.ts'
import { alwaysLeaveToasts } from './toast.ts'
import { createVendor, type Vendor } from './vendor.ts'
import { type ConsoleWatch, watchConsole } from './watch-console.ts'
import { type WindowName, windowOf, windows } from './windows.ts'

interface WindowOptions {
  /** Console messages that the journey provokes on purpose. */
  readonly allowed?: readonly RegExp[]
  /** Enables the service worker; other journeys must not see what it has cached. */
  readonly installed?: boolean
  /** For journeys whose users have different windows; otherwise the test's own. */
  readonly window?: WindowName
}

interface WorkerFixtures {
  readonly stack: TestStack
  /** Starts Chromium with its own windows at the first call: its headless shell has no notifications. */
  readonly wholeChromium: () => Promise<Browser>
}

interface Fixtures {
  /** The test's own area: it contains only what the test creates. */
  readonly cell: Position
  readonly newAccount: (account?: NewAccount) => Promise<Account>
  readonly newCustomer: () => Promise<Customer>
  readonly newVendor: () => Promise<Vendor>
  readonly newShop: () => Promise<Shop>
  readonly newCourier: () => Promise<Account>
  /** A client of the backend signed in as a seeded user, to check data directly. */
  readonly as: (who: PersonName) => Promise<SignedIn>
  /**
   * Opens a separate browser, signed in as the given user; `null` opens one for a guest in Madhapur, a session one for
   * its owner.
   */
  readonly open: (
    who: PersonName | Account | SignedIn | null,
    path?: string,
    options?: WindowOptions,
  ) => Promise<Page>
}

const STACK_TIMEOUT_MS = 240_000

/** Geolocation of a user's browser. */
function positionOf(who: PersonName | Account | SignedIn | null): Position {
  if (typeof who === 'string') return personOf(who).at
  return who !== null && 'at' in who ? who.at : personOf('ananya').at
}

/** A test whose windows each belong to one user, and which fails when any of them writes to its console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      const stack = await startTestStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: STACK_TIMEOUT_MS },
  ],
  wholeChromium: [
    async ({ playwright, launchOptions }, use) => {
      const executablePath = installedChromium()
      let started: Promise<Browser> | undefined
      await use(() => {
        started ??= playwright.chromium.launch({
          ...launchOptions,
          ...(executablePath ? { executablePath } : {}),
        })
        return started
      })
      await (await started)?.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.webUrl),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  cell: async ({}, use) => use(nextCell()),
  newAccount: async ({ stack, cell }, use) => use((account) => createAccount(stack, cell, account)),
  newCustomer: async ({ stack, cell }, use) => use(() => createCustomer(stack, cell)),
  newVendor: async ({ stack, cell }, use) => use(() => createVendor(stack, cell)),
  newShop: async ({ stack, cell }, use) => use(() => createShop(stack, cell)),
  newCourier: async ({ stack, cell }, use) => use(() => createCourier(stack, cell)),
  as: async ({ stack }, use) => use((who) => sessionOf(stack, who)),
  open: async ({ browser, wholeChromium, stack }, use, { project, tags }) => {
    const watches: { readonly who: string; readonly watch: ConsoleWatch }[] = []
    const { locale, timezoneId } = project.use
    const contexts: { close(): Promise<void> }[] = []
    await use(async (who, path, { allowed = [], installed = false, window = windowOf(tags) } = {}) => {
      const person = typeof who === 'string' ? personOf(who) : undefined
      const owner = typeof who === 'string' ? await sessionOf(stack, who) : who
      const at = positionOf(who)
      const context = await (installed ? await wholeChromium() : browser).newContext({
        ...windows[window],
        baseURL: stack.webUrl,
        permissions: ['geolocation', 'notifications'],
        geolocation: at,
        reducedMotion: 'reduce',
        serviceWorkers: installed ? 'allow' : 'block',
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(owner === null ? {} : { storageState: storageWith(stack, owner.session) }),
      })
      contexts.push(context)
      const page = await context.newPage()
      await alwaysLeaveToasts(page)
      watches.push({
        who: typeof who === 'string' ? who : who === null ? 'guest' : 'newcomer',
        watch: watchConsole(page, allowed),
      })
      await page.goto(path ?? person?.home ?? '/')
      return page
    })
    for (const { who, watch } of watches) expect(watch.complaints, `the console of ${who}`).toEqual([])
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
