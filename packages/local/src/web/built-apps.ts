import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { APPS, type App } from '@angadi/routes/route.ts'
import { SHARED } from './caching.ts'

/** The media types of what builds contain, by the ends of their names. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.pbf': 'application/x-protobuf',
  '.wasm': 'application/wasm',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm|x-protobuf)|image\/svg)/
const SMALLEST_WORTH_COMPRESSING = 512

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** One file of a build, with its compressed forms: from the build where it made them, else made when first asked for. */
export interface Asset {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  encoded(encoding: Encoding): Promise<Buffer>
  readonly isCompressible: boolean
}

/** Compresses as strongly as possible while a request waits. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? compressGzip(body, { level: 7 })
    : compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
}

export function isCompressible(type: string, size: number): boolean {
  return COMPRESSIBLE.test(type) && size >= SMALLEST_WORTH_COMPRESSING
}

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`
}

interface Remembered {
  readonly modifiedAt: number
  readonly asset: Asset
}

/** Where the build of an app or of what all apps share lies, below the root. */
export type BuildFolder = `apps/${App}/dist` | typeof LOCALES | typeof WORKER

/** The translations of all languages (packages/i18n, emit-locales.ts). */
export const LOCALES = 'packages/i18n/dist'
/** The service worker of the origin. */
export const WORKER = 'packages/worker/dist'

/** The builds of the six apps and of what they share, read once and again only after a new build. */
export class BuiltApps {
  private readonly root: string
  private readonly remembered = new Map<string, Remembered>()

  constructor(root: string) {
    this.root = resolve(root)
  }

  /**
   * A file that several apps have alike, from whichever build has it: its name tells its content.
   *
   * @param path below /_apps/shared/
   */
  async readShared(path: string): Promise<Asset | undefined> {
    for (const app of APPS) {
      const asset = await this.read(`apps/${app}/dist`, `${SHARED}/${path}`)
      if (asset) return asset
    }
    return undefined
  }

  /** A file of a build, e.g. ('apps/customer/dist', 'customer/assets/index-1a2b.js'); undefined when there is none. */
  async read(build: BuildFolder, path: string): Promise<Asset | undefined> {
    const folder = join(this.root, build)
    const file = join(folder, path)
    // Nor out of an app's own folder to its page, which goes out with its content policy or not at all.
    const isInside = file.startsWith(folder + sep) && !path.split(/[/\\]/).includes('..')
    if (!isInside || path.includes('\0')) return undefined
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = this.remembered.get(file)
    if (known?.modifiedAt === found.mtimeMs) return known.asset
    const body = await readFile(file)
    const asset = assetOf(
      body,
      TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      await readFile(`${file}.br`).catch(() => undefined),
    )
    this.remembered.set(file, { modifiedAt: found.mtimeMs, asset })
    return asset
  }
}

/** @param builtBrotli the compressed form that the build wrote next to the file */
function assetOf(body: Buffer, type: string, builtBrotli: Buffer | undefined): Asset {
  const encodings = new Map<Encoding, Promise<Buffer>>()
  if (builtBrotli) encodings.set('br', Promise.resolve(builtBrotli))
  return {
    body,
    type,
    etag: etagOf(body),
    isCompressible: isCompressible(type, body.length),
    encoded(encoding) {
      const made = encodings.get(encoding) ?? compress(body, encoding)
      encodings.set(encoding, made)
      return made
    },
  }
}
