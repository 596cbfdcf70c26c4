import type { Namespace } from '../packages/i18n/src/resources.ts'

/** The module that every page but the sign-in is made with. */
export const WHOLE_PAGE = 'shell/src/whole-page.tsx'

/** What a first visit begins with, beside the page's own script. */
export interface FirstVisit {
  /** The ends of the paths of modules that are fetched with `import()`. */
  readonly parts: readonly string[]
  readonly words: readonly Namespace[]
}

/** By path; `*` is every other path. */
export type FirstVisits = Readonly<Record<string, FirstVisit>>

/** The visits of an app whose every path begins with the whole page. */
export function wholePageVisits(words: readonly Namespace[]): FirstVisits {
  return { '*': { parts: [WHOLE_PAGE], words } }
}

/**
 * What a first visit is made of, in its order: each chunk takes with it all that its modules need and the ones before it
 * do not have. Left to itself, the build makes a chunk for each set of screens that share something, some sixty of them
 * for the customer's home.
 */
export const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  // What the page's own script begins with; apart from it, as others need it where that script fails.
  { name: 'base', test: /\/routes\/src\/path-to\.ts$|\/data\/src\/client\/auth\.ts$|vite\/preload-helper/ },
  { name: 'doorstep', test: /\/features\/auth\/doorstep\.tsx$/ },
  { name: 'start', test: /\/src\/whole-app\.tsx$|\/shell\/src\/start-app\.tsx$/ },
  { name: 'page', test: /\/shell\/src\/whole-page\.tsx$/ },
  { name: 'layout', test: /\/src\/customer-layout\.tsx$/ },
  { name: 'home', test: /\/features\/home\/home-screen\.tsx$/ },
].map((chunk, at, { length }) => ({ ...chunk, priority: length - at }))
