import type { PreloadLists } from '../packages/shell/src/preload/preload-list.ts'

/**
 * The addresses of the scripts that a built page loads first for a path: its own with their imports, and what it
 * preloads (scripts/preload-plugin.ts).
 */
export function scriptsOf(html: string, path: string): ReadonlySet<string> {
  const own = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address)
  const visits: PreloadLists = JSON.parse(/data-visits='([^']*)'/.exec(html)?.[1] ?? '{}')
  const parts = (visits[path] ?? visits['*'])?.parts ?? []
  return new Set([...own, ...parts.filter((address) => address.endsWith('.js'))])
}
