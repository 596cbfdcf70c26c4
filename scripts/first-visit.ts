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
    '/shared/drawings/(?:beauty|food|grocery|health|home-services|rides)\\.svg$',
  ].join('|'),
)

/** The library code that every page except sign-in needs; infinite lists and mutations load later. */
const LIBRARIES =
  /\/(?:i18next|react-i18next|react-router|react-router-dom|query-core|react-query)\/(?!.*(?:utation(?:Observer|State)?|nfiniteQuery(?:Observer)?|Queries|queriesObserver)\.js$)/

/** What reads answers of the server and writes their figures. */
const ANSWERS = new RegExp(
  [
    '/data/src/(?:errors/to-app-error|client/call|vocabulary|rows|offline/stored-answer|vendors/(?:in-another-language|surcharge))\\.ts$',
    '/data/src/(?:orders/(?:keep-orders|order-card)|discovery/vendor-kind|home/item-card)\\.ts$',
    '/domain/src/(?:orders/status|catalog/diet)\\.ts$',
    '/i18n/src/use-formats\\.ts$',
  ].join('|'),
)

/** What lists of vendors and items are made of. */
const CARDS = new RegExp(
  [
    '/ui/src/(?:badge/badge|empty-state/empty-state|picture/picture|rating-badge/rating-badge)\\.tsx$',
    '/ui/src/(?:hue/hue-grounds|stretched-link/stretched-link|veg-mark/veg-mark)\\.tsx?$',
    '/ui/src/page/section\\.tsx$',
    '/shell/src/(?:load-failed|network/saved-note)\\.tsx$',
    '/shared/(?:rail/rail|vendor/use-fee-label|vendor/use-opening-labels)\\.tsx?$',
    '/icons/(?:bike|chevron-left|chevron-right|clock|star)\\.mjs$',
  ].join('|'),
)

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
  {
    name: 'base',
    test: /\/routes\/src\/path-to\.ts$|\/data\/src\/client\/prefetched-call\.ts$|\/features\/home\/home-prefetch\.ts$|vite\/preload-helper/,
  },
  { name: 'ui', test: SHARED_UI },
  // Home and sign-in show the same: neither fetches the other for it.
  { name: 'drawings', test: /\/shared\/drawings\/[\w-]+\.svg$/ },
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
  // Right behind the first screen: what most screens share, then the rest of the customer's home.
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'answers', test: ANSWERS },
  { name: 'cards', test: CARDS },
  { name: 'slider', test: /\/features\/home\/(?:blocks\/slider|parts\/(?:where-question|tile-facts))\.tsx$/ },
  { name: 'blocks', test: /\/features\/home\/blocks\/home-blocks\.tsx$/ },
].map((chunk, at, { length }) => ({ ...chunk, priority: length - at }))

const FIRST_VISIT = /\/(?:react|rolldown-runtime|libraries|styling|base|start|ui|page|layout)-[\w-]{8}\.js$/

/**
 * Which files an `import()` fetches together with the part itself: not those that an app starts with. From these, no
 * files are fetched ahead either: their lists would weigh 6 kB before the first screen.
 *
 * @param host the file with the `import()`
 */
export function filesAhead(files: readonly string[], host: string): string[] {
  return FIRST_VISIT.test(host) ? [] : files.filter((file) => !FIRST_VISIT.test(file))
}
