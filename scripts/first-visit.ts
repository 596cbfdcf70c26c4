import type { Namespace } from '../packages/i18n/src/resources.ts'

/** The module that every page except sign-in loads. */
export const APP_PAGE = 'shell/src/app-page.tsx'

const REST_CLIENT = 'postgrest-js/dist/index.mjs'

/** What a first visit preloads in addition to the page's own script. */
export interface PreloadPart {
  /** The ends of the paths of modules that are fetched with `import()`. */
  readonly parts: readonly string[]
  readonly namespaces: readonly Namespace[]
}

/** By path; `*` is every other path. */
export type PreloadParts = Readonly<Record<string, PreloadPart>>

/**
 * The preload parts of an app in which every path loads the full page.
 *
 * @param layout the layout around its screens
 * @param screen its first screen, with its path
 */
export function appPageVisits(
  namespaces: readonly Namespace[],
  layout: string,
  screen?: { readonly path: string; readonly part: string },
): PreloadParts {
  // A console's user is signed in, and their roles are fetched first.
  const parts = [APP_PAGE, layout, REST_CLIENT]
  return {
    ...(screen ? { [screen.path]: { parts: [...parts, screen.part], namespaces } } : {}),
    '*': { parts, namespaces },
  }
}

/** Chunks shared by sign-in and the other screens; anything missing here would load sign-in on the home screen. */
const SHARED_UI = new RegExp(
  [
    '/icons/(?:house|globe|soup|car-taxi-front|shopping-basket|stethoscope|scissors|circle-exclamation-point)\\.mjs$',
    '/ui/src/(?:button/button|link-button/link-button|page/page|brand-mark/brand-mark)\\.tsx$',
    '/i18n/src/(?:translations-backend|language-store)\\.ts$',
    '/ui/src/field/field-variants\\.ts$',
    '/auth/instant-sign-in-signal\\.ts$',
    '/zustand/esm/middleware\\.mjs$',
    '/routes/src/trades\\.ts$',
  ].join('|'),
)

/** The library code that every page except sign-in needs; infinite lists and mutations load later. */
const LIBRARIES =
  /\/(?:i18next|react-i18next|react-router|react-router-dom|query-core|react-query)\/(?!.*(?:utation(?:Observer|State)?|nfiniteQuery(?:Observer)?|Queries|queriesObserver)\.js$)/

/**
 * The chunks of a first visit, in order: each chunk contains all that its modules need and that earlier chunks do not
 * have. By default, the build makes a chunk for each set of screens that share something, about sixty for the
 * customer's home.
 */
export const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'styling',
    test: /\/tailwind-variants\/|\/zustand\/esm\/(?:vanilla|react)\.mjs$|\/lucide-react\/dist\/esm\/Icon\.mjs$/,
  },
  { name: 'libraries', test: LIBRARIES },
  // The first imports of the page's own script; a chunk of its own, since others need it when that script fails.
  { name: 'base', test: /\/routes\/src\/path-to\.ts$|\/data\/src\/client\/auth\.ts$|vite\/preload-helper/ },
  { name: 'ui', test: SHARED_UI },
  { name: 'instant-sign-in', test: /\/features\/auth\/instant-sign-in\.tsx$/ },
  { name: 'start', test: /\/src\/app\/full-app\.tsx$|\/shell\/src\/start-app\.tsx$/ },
  { name: 'page', test: /\/shell\/src\/app-page\.tsx$/ },
  {
    name: 'layout',
    test: /\/src\/(?:app\/customer-layout|app\/console-layout|plain-console)\.tsx$/,
  },
  {
    name: 'home',
    test: /\/features\/home\/home-screen\.tsx$|\/features\/orders\/board-screen\.tsx$|\/src\/app\/work-screen\.tsx$/,
  },
].map((chunk, at, { length }) => ({ ...chunk, priority: length - at }))
