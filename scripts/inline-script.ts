import { rolldown } from 'rolldown'
import { BROWSER_TARGET } from './browser-target.ts'

/**
 * Bundles a module into one script that can be placed inline in a page.
 *
 * @param entry path of the module
 * @throws when it cannot be bundled
 */
export async function inlineScript(entry: string): Promise<string> {
  const bundle = await rolldown({ input: entry, transform: { target: BROWSER_TARGET } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
