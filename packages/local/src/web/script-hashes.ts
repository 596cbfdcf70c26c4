import { createHash } from 'node:crypto'

/** The hashes of a page's inline scripts, as a content policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
  return scripts
    .map(([, code = '']) => code)
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
