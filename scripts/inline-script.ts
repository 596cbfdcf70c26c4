import { build } from 'vite'

/**
 * Bundles a module into one script that can stand inline in a page.
 *
 * @param entry path of the module
 * @param defined what stands in the place of names that the module only declares
 */
export async function inlineScript(
  entry: string,
  defined: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(defined).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [first] = Array.isArray(made) ? made : [made]
  const code = first && 'output' in first ? first.output[0].code : undefined
  if (code === undefined) throw new Error(`${entry} could not be bundled`)
  return code.trim()
}
