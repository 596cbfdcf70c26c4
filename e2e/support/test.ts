import { test as base, expect, type Page } from '@playwright/test'
import { type PersonName, personOf } from './people.ts'
import { type SignedIn, sessionOf, storageWith } from './session.ts'
import { type StackAddress, stackAddress } from './stack.ts'
import { type ConsoleWatch, watchConsole } from './watch-console.ts'

interface WindowOptions {
  /** What the journey provokes on the console on purpose. */
  readonly allowed?: readonly RegExp[]
  readonly colorScheme?: 'light' | 'dark'
  /** Lets the service worker answer; no other journey is to meet what one has kept. */
  readonly installed?: boolean
}

interface Fixtures {
  readonly stack: StackAddress
  /** The backend as somebody sees it, to prepare a journey or to look behind it. */
  readonly as: (who: PersonName) => Promise<SignedIn>
  /** Opens a browser of somebody's own, signed in; `null` opens one for a guest in Madhapur, a session one for its owner. */
  readonly open: (who: PersonName | SignedIn | null, path?: string, options?: WindowOptions) => Promise<Page>
}

/** A test whose windows each belong to one person, and which fails when any of them wrote to its console. */
export const test = base.extend<Fixtures>({
  stack: async ({ request }, use) => {
    await use(await stackAddress(request))
  },
  as: async ({ stack }, use) => {
    await use((who) => sessionOf(stack, who))
  },
  open: async ({ browser, stack, baseURL }, use, { project }) => {
    const watches: { readonly who: string; readonly watch: ConsoleWatch }[] = []
    const origin = new URL(baseURL ?? '').origin
    const { viewport, hasTouch, isMobile, locale, timezoneId } = project.use
    const contexts: { close(): Promise<void> }[] = []
    await use(async (who, path, { allowed = [], colorScheme = 'light', installed = false } = {}) => {
      const isKnown = typeof who === 'string'
      const person = personOf(isKnown ? who : 'ananya')
      const session = isKnown ? (await sessionOf(stack, who)).session : who?.session
      const context = await browser.newContext({
        baseURL: origin,
        permissions: ['geolocation', 'notifications'],
        geolocation: person.at,
        reducedMotion: 'reduce',
        colorScheme,
        serviceWorkers: installed ? 'allow' : 'block',
        ...(viewport === undefined ? {} : { viewport }),
        ...(hasTouch === undefined ? {} : { hasTouch }),
        ...(isMobile === undefined ? {} : { isMobile }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(session === undefined ? {} : { storageState: storageWith(stack, origin, session) }),
      })
      contexts.push(context)
      const page = await context.newPage()
      watches.push({
        who: isKnown ? who : who === null ? 'guest' : 'newcomer',
        watch: watchConsole(page, allowed),
      })
      await page.goto(path ?? (isKnown ? person.home : '/'))
      return page
    })
    for (const { who, watch } of watches) expect(watch.complaints, `the console of ${who}`).toEqual([])
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
