import { fileURLToPath } from 'node:url'
import browserslistToEsbuild from 'browserslist-to-esbuild'

/** The oldest browsers that builds are made for: the browserslist in package.json. */
export const BROWSER_TARGET = browserslistToEsbuild(undefined, {
  path: fileURLToPath(new URL('..', import.meta.url)),
})
