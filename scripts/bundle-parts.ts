import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The chunks that a chunk needs before it can run, itself among them. */
export function withImports(bundle: Bundle, fileNames: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const imported of file.imports) visit(imported)
  }
  for (const name of fileNames) visit(name)
  return found
}

/** The page's own script; scripts that a plugin adds are entries as well, and excluded. */
export function entryOf(bundle: Bundle): Rolldown.OutputChunk | undefined {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('.html')) return file
  return undefined
}

/** The chunks that load with the page itself. */
export function entryChunks(bundle: Bundle): ReadonlySet<string> {
  const entry = entryOf(bundle)
  return withImports(bundle, entry ? [entry.fileName] : [])
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  )
  if (!found) throw new Error(`the build has no part ${module}`)
  return found.fileName
}

/**
 * The chunks that `import()`s of modules fetch, with all that they need.
 *
 * @param modules the ends of the modules' paths
 * @throws when the build lacks one
 */
export function chunksOf(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  return withImports(
    bundle,
    modules.map((module) => chunkOf(bundle, module)),
  )
}
