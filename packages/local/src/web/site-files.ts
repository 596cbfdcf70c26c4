import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { TYPES } from './built-apps.ts'
import type { EdgeEnvironment } from './public-pages/edge.ts'

/** The files of a site on this machine, as a static host gives them to its worker: a folder's path is its page. */
export class SiteFiles {
  private readonly root: string

  constructor(root: string) {
    this.root = resolve(root)
  }

  readonly fetch: EdgeEnvironment['ASSETS']['fetch'] = async (request) => {
    const { pathname } = new URL(request.url)
    const file = this.fileAt(pathname)
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined)
    if (file === undefined || body === undefined) return new Response(null, { status: 404 })
    const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
    return new Response(body, { headers: { 'content-type': type } })
  }

  private fileAt(pathname: string): string | undefined {
    try {
      const path = decodeURIComponent(pathname)
      const file = join(this.root, path, path.endsWith('/') ? 'index.html' : '')
      return file.startsWith(this.root + sep) && !path.includes('\0') ? file : undefined
    } catch {
      return undefined
    }
  }
}
